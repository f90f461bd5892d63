import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Banner } from './banner';
import { LiveRegion } from './live-region';
import { Skeleton } from './skeleton';
import { Spinner } from './spinner';

afterEach(cleanup);

describe('a banner', () => {
  it.each([
    ['info', 'status'],
    ['success', 'status'],
    ['warning', 'status'],
    ['error', 'alert'],
  ] as const)('of tone %s is announced as %s', (tone, role) => {
    render(<Banner tone={tone}>You have been signed out.</Banner>);
    expect(screen.getByRole(role).textContent).toBe('You have been signed out.');
  });

  it('has its action after its text', () => {
    render(
      <Banner tone="error" action={<button type="button">Try again</button>}>
        We could not load the history.
      </Banner>,
    );
    expect(screen.getByRole('alert').textContent).toBe('We could not load the history.Try again');
  });

  it('can be focused by a script, but not by Tab', () => {
    render(<Banner tone="error">Try again.</Banner>);
    expect(screen.getByRole('alert').tabIndex).toBe(-1);
  });
});

describe('waiting', () => {
  it('a skeleton reserves height for its rows and is labelled as loading', () => {
    render(<Skeleton rows={4} label="Loading" />);
    expect(screen.getByRole('status', { name: 'Loading' }).children).toHaveLength(4);
  });

  it('a spinner has its diameter, and no label unless given', () => {
    const { rerender } = render(<Spinner diameter={50} label="Sending" />);
    expect(screen.getByRole('img', { name: 'Sending' }).getAttribute('width')).toBe('50');
    rerender(<Spinner diameter={50} />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('a live region announces its content', () => {
    const { rerender, container } = render(<LiveRegion />);
    const region = container.firstElementChild;
    rerender(<LiveRegion>Two accounts found.</LiveRegion>);
    expect(container.firstElementChild).toBe(region);
    expect(region?.getAttribute('aria-live')).toBe('polite');
  });
});
