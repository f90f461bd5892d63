import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ComboboxInput } from './combobox-input';

afterEach(cleanup);

const fruits = ['Apple', 'Apricot', 'Banana'];

function show(onSubmit = vi.fn()) {
  const onPick = vi.fn();
  const Sample = () => {
    const [value, setValue] = useState('');
    const [options, setOptions] = useState<readonly string[]>([]);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <ComboboxInput
          label="Fruit"
          name="fruit"
          autoComplete="off"
          value={value}
          options={options}
          optionsLabel="Suggestions"
          optionsHint={`${options.length} suggestions`}
          onChange={(text) => {
            setValue(text);
            setOptions(fruits.filter((fruit) => fruit.startsWith(text)));
          }}
          onPick={onPick}
        />
        <button type="submit">Send</button>
      </form>
    );
  };
  render(<Sample />);
  return { onPick, onSubmit, user: userEvent.setup({ delay: null }) };
}

const input = () => screen.getByRole('combobox', { name: 'Fruit' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () =>
  document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('a text field with suggestions', () => {
  it('opens a list that belongs to it, and says how many there are', async () => {
    const { user } = show();
    expect(input().getAttribute('aria-expanded')).toBe('false');
    await user.type(input(), 'A');
    expect(options()).toEqual(['Apple', 'Apricot']);
    expect(input().getAttribute('aria-expanded')).toBe('true');
    expect(input().getAttribute('aria-controls')).toBe(
      screen.getByRole('listbox', { name: 'Suggestions' }).id,
    );
    expect(screen.getByRole('status').textContent).toBe('2 suggestions');
    expect(active()).toBeUndefined();
  });

  it.each([
    ['{ArrowDown}', 'Apple'],
    ['{ArrowDown}{ArrowDown}', 'Apricot'],
    ['{ArrowDown}{ArrowDown}{ArrowDown}', 'Apple'],
    ['{ArrowUp}', 'Apricot'],
    ['{ArrowUp}{ArrowUp}', 'Apple'],
    ['{ArrowDown}{ArrowUp}', 'Apricot'],
  ])('%s marks %s while the focus stays in the field', async (keys, marked) => {
    const { user } = show();
    await user.type(input(), `A${keys}`);
    expect(active()).toBe(marked);
    expect(document.activeElement).toBe(input());
  });

  it('Enter chooses the marked one, without sending the form', async () => {
    const { user, onPick, onSubmit } = show();
    await user.type(input(), 'A{ArrowDown}{ArrowDown}{Enter}');
    expect(onPick.mock.calls).toEqual([[1]]);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(options()).toEqual([]);
  });

  it('Enter sends the form while none is marked', async () => {
    const { user, onPick, onSubmit } = show();
    await user.type(input(), 'A{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(onPick).not.toHaveBeenCalled();
  });

  it('a press chooses one and leaves the focus in the field', async () => {
    const { user, onPick } = show();
    await user.type(input(), 'A');
    await user.click(screen.getByRole('option', { name: 'Apple' }));
    expect(onPick.mock.calls).toEqual([[0]]);
    expect(document.activeElement).toBe(input());
  });

  it('Escape and leaving the field close the list; typing on opens the next', async () => {
    const { user } = show();
    await user.type(input(), 'A{ArrowDown}{Escape}');
    expect(options()).toEqual([]);
    await user.type(input(), 'p');
    expect([options(), active()]).toEqual([['Apple', 'Apricot'], undefined]);
    await user.tab();
    expect(options()).toEqual([]);
  });
});
