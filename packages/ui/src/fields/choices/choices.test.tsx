import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Checkbox } from './checkbox';
import { RadioGroup } from './radio-group';
import { Select } from './select';

afterEach(cleanup);

type Method = 'bank' | 'card' | 'cash';
const methods = [
  { value: 'bank', label: 'Bank account', description: 'Free' },
  { value: 'card', label: 'Debit card', aside: '$2.50' },
  { value: 'cash', label: 'Cash', disabled: true, description: 'Only at a branch.' },
] as const;

function Methods({ error }: { error?: string }) {
  const [value, setValue] = useState<Method | ''>('');
  return (
    <RadioGroup<Method>
      label="Pay from"
      name="method"
      options={methods}
      value={value}
      onChange={setValue}
      error={error}
      required
    />
  );
}

describe('a radio group', () => {
  it('is named by its legend, and each choice by its label', () => {
    render(<Methods />);
    expect(screen.getByRole('group', { name: 'Pay from' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: /Bank account/, description: 'Free' })).toBeTruthy();
  });

  it('reads its error with the group', () => {
    render(<Methods error="Choose where to pay from." />);
    expect(screen.getByRole('group', { description: 'Choose where to pay from.' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: /Debit card/ }).getAttribute('aria-invalid')).toBe(
      'true',
    );
  });

  it('gives all its choices one name, so that Tab stops once and arrow keys move', () => {
    render(<Methods />);
    const names = screen.getAllByRole('radio').map((radio) => radio.getAttribute('name'));
    expect(names).toEqual(['method', 'method', 'method']);
  });

  it('can be pressed anywhere on its card', async () => {
    render(<Methods />);
    await userEvent.click(screen.getByText('Free'));
    expect(screen.getAllByRole('radio')[0]).toHaveProperty('checked', true);
  });
});

describe('a select', () => {
  const options = [
    { value: '1', label: 'Auto loan' },
    { value: '2', label: 'Boat loan', disabled: true },
  ] as const;

  it('shows its placeholder until something is chosen, and never offers it', async () => {
    const onChange = vi.fn();
    render(
      <Select
        label="Loan"
        name="loan"
        value=""
        placeholder="Select Loan Account"
        options={options}
        onChange={onChange}
      />,
    );
    const select = screen.getByLabelText('Loan');
    expect(select).toHaveProperty('value', '');
    await userEvent.selectOptions(select, 'Auto loan');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('1');
  });
});

describe('a checkbox', () => {
  it('is toggled by its label, and is described by hint and error', async () => {
    const onChange = vi.fn();
    render(
      <Checkbox
        label="I agree"
        name="agree"
        hint="To the terms of use."
        error="Agree to go on."
        checked={false}
        onChange={onChange}
      />,
    );
    await userEvent.click(screen.getByText('I agree'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
    const description = 'To the terms of use. Agree to go on.';
    expect(screen.getByRole('checkbox', { name: 'I agree', description })).toBeTruthy();
  });
});
