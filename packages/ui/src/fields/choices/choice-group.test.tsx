import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CardSelect } from './card-select';
import { ChoiceGroup } from './choice-group';

afterEach(cleanup);

function HowMuch({ onChange }: { onChange: (value: string, byArrowKey: boolean) => void }) {
  const [value, setValue] = useState<'due' | 'other' | ''>('');
  return (
    <ChoiceGroup
      name="howMuch"
      label="How much?"
      value={value}
      options={[
        { value: 'due', label: 'Amount due', aside: '$250.00', description: 'Due 04/01/2025' },
        { value: 'other', label: 'Another amount', content: <input aria-label="Amount" /> },
      ]}
      onChange={(chosen, byArrowKey) => {
        setValue(chosen);
        onChange(chosen, byArrowKey);
      }}
    />
  );
}

describe('a question with answers', () => {
  it('opens what belongs to the chosen answer, and nothing else', async () => {
    render(<HowMuch onChange={() => undefined} />);
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /^Another amount/ }));
    expect(screen.getByRole('textbox', { name: 'Amount' })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: /^Amount due/ }));
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('tells an arrow key from a press', () => {
    const onChange = vi.fn();
    render(<HowMuch onChange={onChange} />);
    const [due, other] = screen.getAllByRole('radio');
    if (!due || !other) throw new Error('No answers');
    fireEvent.click(due);
    fireEvent.keyDown(due, { key: 'ArrowDown' });
    fireEvent.click(other);
    fireEvent.keyUp(other, { key: 'ArrowDown' });
    expect(onChange.mock.calls).toEqual([
      ['due', false],
      ['other', true],
    ]);
  });

  it('reads the second line of an answer with it', () => {
    render(<HowMuch onChange={() => undefined} />);
    const due = screen.getByRole('radio', { name: /^Amount due/ });
    const id = due.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).toBe('Due 04/01/2025');
  });
});

describe('a dropdown that looks like what is chosen', () => {
  it('is a native select over the card', async () => {
    const onChange = vi.fn();
    render(
      <CardSelect
        name="account"
        label="Loan account"
        placeholder="Choose a loan"
        change="Change"
        value=""
        options={[{ value: '7', label: 'Auto loan' }]}
        onChange={onChange}
      >
        <span>Choose a loan</span>
      </CardSelect>,
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Loan account' }), '7');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('7');
  });
});
