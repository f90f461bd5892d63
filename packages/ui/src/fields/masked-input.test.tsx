import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { MaskedInput, type Mask } from './masked-input';

afterEach(cleanup);

const monthYear: Mask = { mask: [/\d/, /\d/, '/', /\d/, /\d/] };

function Example() {
  const [value, setValue] = useState('');
  return (
    <>
      <MaskedInput
        label="Expiration"
        name="expiration"
        autoComplete="cc-exp"
        mask={monthYear}
        value={value}
        onChange={setValue}
      />
      <output>{value}</output>
    </>
  );
}

const shown = () => screen.getByRole('status').textContent;

describe('a masked field', () => {
  it('puts what is typed into shape, for the form as for the eye', async () => {
    render(<Example />);
    const field = screen.getByRole('textbox', { name: 'Expiration' });
    await userEvent.type(field, '1229x');
    expect(screen.getByDisplayValue('12/29')).toBe(field);
    expect(shown()).toBe('12/29');
  });

  it('takes what is pasted', async () => {
    render(<Example />);
    const field = screen.getByRole('textbox', { name: 'Expiration' });
    await userEvent.click(field);
    await userEvent.paste('12/29');
    expect(shown()).toBe('12/29');
  });

  it('takes what the browser fills in', () => {
    render(<Example />);
    fireEvent.input(screen.getByRole('textbox', { name: 'Expiration' }), {
      target: { value: '1229' },
    });
    expect(shown()).toBe('12/29');
  });
});
