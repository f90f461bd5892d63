import { phoneMask, type Mask } from '@portico/rules';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { MaskedInput } from './masked-input';

afterEach(cleanup);

function Example(props: { readonly mask?: Mask | undefined; readonly start?: string }) {
  const [value, setValue] = useState(props.start ?? '');
  return (
    <>
      <MaskedInput
        label="Phone"
        name="phone"
        autoComplete="tel-national"
        mask={props.mask}
        value={value}
        onChange={setValue}
      />
      <output>{value}</output>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
const kept = () => screen.getByRole('status').textContent;
const user = userEvent.setup({ delay: null });

/** The field's text with its caret, `|`. */
function caretText(): string {
  const { value, selectionStart } = field();
  const caret = selectionStart ?? 0;
  return `${value.slice(0, caret)}|${value.slice(caret)}`;
}

/** The field with `text` in it and the caret at `|`. */
function start(text: string) {
  render(<Example mask={phoneMask} start={text.replace('|', '')} />);
  field().focus();
  const caret = text.indexOf('|');
  field().setSelectionRange(caret, caret);
}

describe('a masked field', () => {
  it.each([
    ['typed', '3195550148x9', '(319) 555-0148'],
    ['typed in part', '3195', '(319) 5'],
    ['nothing that fits', 'x', ''],
  ])('formats what is %s, in the field and for the form', async (_title, text, expected) => {
    render(<Example mask={phoneMask} />);
    await user.type(field(), text);
    expect(field().value).toBe(expected);
    expect(kept()).toBe(expected);
  });

  it.each([
    ['in its format', '(319) 555-0148'],
    ['with other characters', '+1 319.555.0148'],
  ])('accepts what is pasted %s', async (_title, text) => {
    render(<Example mask={phoneMask} />);
    await user.click(field());
    await user.paste(text);
    expect(kept()).toBe('(319) 555-0148');
  });

  it.each([
    ['an extension', '+1 614 555 0100 ext 5'],
    ['too many digits', '+52 55 1234 5678'],
  ])('[POR-142] keeps what is pasted with %s, and formats it once it fits', async (_, text) => {
    render(<Example mask={phoneMask} />);
    await user.click(field());
    await user.paste(text);
    expect(field().value).toBe(text);
    expect(kept()).toBe(text);
    await user.keyboard('x{Backspace}');
    expect(kept()).toBe(text);
    await user.clear(field());
    await user.type(field(), '6145550100');
    expect(kept()).toBe('(614) 555-0100');
  });

  it.each([
    ['the browser', {}],
    ['a program, as one text', { inputType: 'insertText', data: '+13195550148' }],
  ])('accepts what %s fills in', (_title, init) => {
    render(<Example mask={phoneMask} />);
    fireEvent.input(field(), { target: { value: '+13195550148' }, ...init });
    expect(kept()).toBe('(319) 555-0148');
  });

  it.each([
    ['a digit in the middle', '(319) 5|0148', '5', '(319) 55|0-148'],
    ['a digit before a separator', '(31|) ', '9', '(319|'],
    ['a letter', '(319) 5|01', 'x', '(319) 5|01'],
    ['one digit too many at the end', '(319) 555-0148|', '7', '(319) 555-0148|'],
    ['one digit too many in the middle', '(319) |555-0148', '7', '(319|) 555-0148'],
    ['backwards over a digit', '(319) 55|5', '{Backspace}', '(319) 5|5'],
    ['backwards over a separator', '(319) |555', '{Backspace}', '(319|) 555'],
    ['forwards over a digit', '(3|19) 555', '{Delete}', '(3|95) 55'],
    ['forwards over a separator', '(319|) 555', '{Delete}', '(319) |555'],
  ])('keeps the caret: %s', async (_title, before, keys, after) => {
    start(before);
    await user.keyboard(keys);
    expect(caretText()).toBe(after);
  });

  it('formats the text already typed when its mask is set later', async () => {
    const { rerender } = render(<Example />);
    await user.type(field(), '319-5');
    expect(field().value).toBe('319-5');
    rerender(<Example mask={phoneMask} />);
    expect(field().value).toBe('(319) 5');
    await user.type(field(), '5');
    expect(kept()).toBe('(319) 55');
  });

  it('may have a mask that depends on the text', async () => {
    const mask: Mask = { pattern: (text) => (text.startsWith('3') ? '0-0' : '00') };
    render(<Example mask={mask} />);
    await user.type(field(), '34');
    expect(kept()).toBe('3-4');
  });
});
