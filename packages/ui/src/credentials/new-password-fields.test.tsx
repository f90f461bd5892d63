import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { NewPasswordFields } from './new-password-fields';

afterEach(cleanup);

const texts = { show: 'Show', hide: 'Hide' };

type Errors = { readonly password?: string; readonly confirmation?: string };

function Fields({ confirms = true, errors }: { confirms?: boolean; errors?: Errors }) {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const first = { label: 'New password', value: password, onChange: setPassword };
  const second = { label: 'Confirm password', value: confirmation, onChange: setConfirmation };
  return (
    <NewPasswordFields
      texts={texts}
      password={{ ...first, error: errors?.password }}
      confirmation={confirms ? { ...second, error: errors?.confirmation } : undefined}
    />
  );
}

describe('the fields of a new password', () => {
  it.each([
    ['[ACC-594] with the confirmation', true, 1],
    ['[ACC-594] without it', false, 0],
  ])('%s', (_id, confirms, count) => {
    render(<Fields confirms={confirms} />);
    expect(screen.queryAllByLabelText(/Confirm password/)).toHaveLength(count);
  });

  it('can be filled by a password manager and pasted into', async () => {
    render(<Fields />);
    const user = userEvent.setup();
    for (const label of [/New password/, /Confirm password/]) {
      const field = screen.getByLabelText<HTMLInputElement>(label);
      expect(field.autocomplete).toBe('new-password');
      await user.click(field);
      await user.paste('Pasted-1');
      expect(field.value).toBe('Pasted-1');
    }
  });

  it('show the error at each field', () => {
    render(<Fields errors={{ password: 'Too short', confirmation: 'Different' }} />);
    const described = (label: RegExp) => {
      const ids = screen.getByLabelText(label).getAttribute('aria-describedby') ?? '';
      return document.getElementById(ids.trim())?.textContent;
    };
    expect(described(/New password/)).toBe('Too short');
    expect(described(/Confirm password/)).toBe('Different');
  });
});
