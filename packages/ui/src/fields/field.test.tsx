import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TextInput, type TextInputProps } from './text-input';

afterEach(cleanup);

function field(props: Partial<TextInputProps> = {}) {
  return (
    <TextInput
      label="User name"
      name="username"
      autoComplete="username"
      value=""
      onChange={() => undefined}
      {...props}
    />
  );
}

describe('a field', () => {
  it('connects its label with the control', () => {
    render(field());
    expect(screen.getByLabelText('User name').getAttribute('name')).toBe('username');
  });

  it('reads hint and error with the control', () => {
    render(field({ hint: 'As on your card.', error: 'Type your user name.' }));
    const input = screen.getByRole('textbox', {
      name: 'User name',
      description: 'As on your card. Type your user name.',
    });
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('announces an error in a region that existed before it', () => {
    const { rerender, container } = render(field());
    const region = container.querySelector('[aria-live=polite]');
    expect(region?.textContent).toBe('');
    rerender(field({ error: 'Type your user name.' }));
    expect(container.querySelector('[aria-live=polite]')).toBe(region);
    expect(region?.textContent).toBe('Type your user name.');
  });

  it('is valid again when the error is removed', () => {
    const { rerender } = render(field({ error: 'Type your user name.' }));
    rerender(field());
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('false');
  });

  it('is read as required, without the star', () => {
    render(field({ required: true }));
    const input = screen.getByRole('textbox', { name: 'User name' });
    expect(input.getAttribute('aria-required')).toBe('true');
  });

  it('gives two fields different ids', () => {
    render(
      <>
        {field({ hint: 'First.' })}
        {field({ label: 'Nickname', hint: 'Second.' })}
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'Nickname', description: 'Second.' })).toBeTruthy();
  });
});
