import { cents, ok, refuse } from '@portico/rules';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CodeInput } from './code-input';
import { DigitsInput } from './digits-input';
import { MoneyInput } from './money-input';
import { TextInput } from './text-input';
import { PasswordInput } from './password-input';

afterEach(cleanup);

type Control = { value: string; onChange: (text: string) => void };

/** Renders a controlled input with its own state. */
function hold(control: (props: Control) => ReactNode, initial = '') {
  function Holder() {
    const [value, onChange] = useState(initial);
    return control({ value, onChange });
  }
  render(<Holder />);
}

const input = () => screen.getByRole<HTMLInputElement>('textbox');

describe('a password field', () => {
  const password = (control: Control) => (
    <PasswordInput
      label="Password"
      name="password"
      autoComplete="current-password"
      showLabel="Show"
      hideLabel="Hide"
      {...control}
    />
  );

  it('is masked until it is revealed, and can be masked again', async () => {
    hold(password, 'secret');
    const field = screen.getByLabelText('Password');
    expect(field.getAttribute('type')).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(field.getAttribute('type')).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(field.getAttribute('type')).toBe('password');
  });

  it('is neither corrected nor capitalised, and recognised by password managers', () => {
    hold(password);
    const field = screen.getByLabelText('Password');
    expect(field.getAttribute('spellcheck')).toBe('false');
    expect(field.getAttribute('autocapitalize')).toBe('none');
    expect(field.getAttribute('autocomplete')).toBe('current-password');
  });
});

describe('a one-time code', () => {
  const code = (control: Control) => <CodeInput label="Security code" name="code" {...control} />;

  it('is one input that phones can fill in', () => {
    hold(code);
    expect(input().getAttribute('autocomplete')).toBe('one-time-code');
    expect(input().getAttribute('inputmode')).toBe('numeric');
  });

  it.each([
    ['402913', '402913'],
    ['402 913', '402913'],
    ['Your code is 402-913.', '402913'],
    ['4O2913', '4O2913'],
  ])('[POR-142] pasted as "%s" becomes %s', async (pasted, kept) => {
    hold(code);
    input().focus();
    await userEvent.paste(pasted);
    expect(input().value).toBe(kept);
  });
});

describe('a text with a maximum length', () => {
  it('[POR-142] is not cut where more is pasted; no more can be typed', async () => {
    hold((control) => (
      <TextInput label="Name" name="name" autoComplete="name" maxLength={5} {...control} />
    ));
    await userEvent.type(input(), 'Anna Lee');
    expect(input().value).toBe('Anna ');
    await userEvent.paste('Lee');
    expect(input().value).toBe('Anna Lee');
    await userEvent.type(input(), 's');
    expect(input().value).toBe('Anna Lee');
  });
});

describe('digits', () => {
  it('drop all other characters, keep leading zeros and stop at the maximum', async () => {
    hold((control) => (
      <DigitsInput label="Routing number" name="routing" maxDigits={9} {...control} />
    ));
    await userEvent.type(input(), '021-000 0219x');
    expect(input().value).toBe('021000021');
  });
});

describe('an amount of money', () => {
  const amount = ({ value, onChange }: Control) => (
    <MoneyInput label="Amount" name="amount" value={value} onChange={onChange} />
  );

  it.each([
    ['12', '12'],
    ['$12.50', '12.50'],
    ['1,234.5', '1,234.5'],
    ['1.2.3', '1.23'],
    ['abc', ''],
  ])('typed as "%s" becomes "%s"', async (typed, kept) => {
    hold(amount);
    await userEvent.type(input(), typed);
    expect(input().value).toBe(kept);
  });

  it.each([
    ['5', '5.00'],
    ['1234.5', '1,234.50'],
    ['.5', '0.50'],
    ['12.345', '12.345'],
    ['', ''],
  ])('typed as "%s" becomes "%s" when the focus leaves', async (typed, written) => {
    hold(amount);
    if (typed) await userEvent.type(input(), typed);
    await userEvent.tab();
    expect(input().value).toBe(written);
  });

  it('accepts at most 15 characters', async () => {
    hold(amount);
    await userEvent.type(input(), '12345678901234567');
    expect(input().value).toBe('123456789012345');
  });

  it.each([
    ['$1,234.56', '1,234.56'],
    [' 1,234.56 USD', '1,234.56'],
    ['Payment $1,234.56', 'Payment $1,234.56'],
    ['1.2.3', '1.2.3'],
    ['12 or 15', '12 or 15'],
    ['12345678901234567', '12345678901234567'],
  ])('[POR-142] pasted as "%s" becomes "%s"', async (pasted, kept) => {
    hold(amount);
    await userEvent.click(input());
    await userEvent.paste(pasted);
    expect(input().value).toBe(kept);
  });

  it.each(['Payment $1,234.56', '1.2.3', '1234567890123.456', '12345678901234.5'])(
    '[POR-142] is none where "%s" is pasted',
    async (pasted) => {
      const onChange = vi.fn();
      render(<MoneyInput label="Amount" name="amount" value="" onChange={onChange} />);
      await userEvent.click(input());
      await userEvent.paste(pasted);
      expect(onChange).toHaveBeenLastCalledWith(pasted, refuse('invalid'));
    },
  );

  it('passes the amount with the text to onChange', async () => {
    const onChange = vi.fn();
    render(<MoneyInput label="Amount" name="amount" value="12.3" onChange={onChange} />);
    await userEvent.type(input(), '4');
    expect(onChange).toHaveBeenCalledWith('12.34', ok(cents(1234)));
    await userEvent.clear(input());
    expect(onChange).toHaveBeenLastCalledWith('', refuse('required'));
  });
});
