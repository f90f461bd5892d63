import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Switch, type SwitchProps } from './switch';

afterEach(cleanup);

function paperless(props: Partial<SwitchProps> = {}) {
  const onChange = vi.fn();
  render(
    <Switch
      label="Paperless statements"
      hint="Off. We mail them to you."
      name="paperless"
      checked={false}
      onChange={onChange}
      {...props}
    />,
  );
  return onChange;
}

describe('a switch', () => {
  it('has the role, its label as name and its hint as description', () => {
    paperless({ checked: true });
    const name = 'Paperless statements';
    const description = 'Off. We mail them to you.';
    expect(screen.getByRole('switch', { name, description, checked: true })).toBeTruthy();
  });

  it('is changed by its label and by the space bar', async () => {
    const onChange = paperless();
    await userEvent.click(screen.getByText('Paperless statements'));
    await userEvent.keyboard(' ');
    expect(onChange.mock.calls).toEqual([[true], [true]]);
  });

  it('keeps its state until its owner changes it', async () => {
    paperless();
    await userEvent.click(screen.getByRole('switch'));
    expect(screen.getByRole('switch', { checked: false })).toBeTruthy();
  });

  it('cannot be changed while it is disabled', async () => {
    const onChange = paperless({ disabled: true });
    await userEvent.click(screen.getByText('Paperless statements'));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('reads its error with the hint', () => {
    paperless({ hint: 'Off.', error: 'Not saved. Try again.' });
    expect(screen.getByRole('switch', { description: 'Off. Not saved. Try again.' })).toBeTruthy();
  });
});
