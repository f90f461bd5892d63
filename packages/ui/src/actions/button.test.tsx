import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from './button';

afterEach(cleanup);

function PayButton({ onPay }: { onPay: () => void }) {
  const [busy, setBusy] = useState(false);
  const pay = () => {
    onPay();
    setBusy(true);
  };
  return (
    <Button variant="primary" busy={busy} onClick={pay}>
      Pay
    </Button>
  );
}

describe('a button', () => {
  it('fires once, however often it is pressed while busy', async () => {
    const onPay = vi.fn();
    render(<PayButton onPay={onPay} />);
    const button = screen.getByRole('button', { name: 'Pay' });
    await userEvent.dblClick(button);
    await userEvent.click(button);
    await userEvent.keyboard('[Enter][Space]');
    expect(onPay).toHaveBeenCalledOnce();
  });

  it('that cannot be pressed yet leads to what is missing, by pointer and by Enter', async () => {
    const [onPay, onBlocked] = [vi.fn(), vi.fn()];
    render(
      <Button disabled onBlocked={onBlocked} onClick={onPay}>
        Pay
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
    await userEvent.keyboard('[Enter]');
    expect(onBlocked).toHaveBeenCalledTimes(2);
    expect(onPay).not.toHaveBeenCalled();
  });

  it('keeps its name and the focus while busy', async () => {
    render(<PayButton onPay={() => undefined} />);
    const button = screen.getByRole('button', { name: 'Pay' });
    await userEvent.click(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button);
    expect(screen.getByRole('button', { name: 'Pay', busy: true })).toBe(button);
  });

  it.each([{ busy: true }, { disabled: true }])(
    'does not submit its form when %o',
    async (state) => {
      const onSubmit = vi.fn();
      render(
        <form action={onSubmit}>
          <input aria-label="Code" />
          <Button type="submit" {...state}>
            Send
          </Button>
        </form>,
      );
      await userEvent.click(screen.getByRole('button'));
      await userEvent.type(screen.getByLabelText('Code'), '1{Enter}');
      expect(onSubmit).not.toHaveBeenCalled();
    },
  );

  it('describes why it is disabled', () => {
    render(
      <>
        <Button disabled describedBy="why">
          Pay
        </Button>
        <p id="why">Choose a bank account first.</p>
      </>,
    );
    const description = 'Choose a bank account first.';
    expect(screen.getByRole('button', { name: 'Pay', description })).toBeTruthy();
  });

  it('does not submit a form by default', () => {
    render(<Button>Back</Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe('button');
  });
});
