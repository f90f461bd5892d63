import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { dialog, field, openForm } from '../../../../testing/card-form';
import { valueOf } from '../../../../testing/dom';

afterEach(cleanup);

describe('[POR-076] while a card is typed', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242', 'Visa'],
    ['5555-5555-5555-4444', '5555 5555 5555 4444', 'Mastercard'],
    ['378282246310005', '3782 822463 10005', 'Amex'],
    ['6011111111111117', '6011 1111 1111 1117', 'Discover'],
  ])('its number is grouped, and its brand shown: %s', async (typed, shown, brand) => {
    const { user } = await openForm();
    await user.type(await field('Card Number'), typed);
    expect(valueOf(await field('Card Number'))).toBe(shown);
    expect(screen.getByText(`Card type: ${brand}`)).toBeTruthy();
    expect(dialog()?.querySelector('input[name=cardNumber] + span svg')).not.toBeNull();
  });

  it.each([
    ['1228', '12/28'],
    ['12/28', '12/28'],
    ['12 / 28', '12/28'],
    ['12/2028', '12/28'],
    ['12 / 2028', '12/28'],
    ['122028', '12/28'],
    ['4/28', '04/28'],
    ['428', '04/28'],
    ['1/28', '01/28'],
    ['1/2030', '01/30'],
    ['1220', '12/20'],
  ])('month and year need no slash: %s', async (typed, shown) => {
    const { user } = await openForm();
    const expiration = await field('Expiration');
    await user.type(expiration, typed);
    expect(valueOf(expiration)).toBe(shown);
  });

  it.each(['1228', '12/28', '12 / 2028', '122028', '12-2028', '2028-12', ' 12/28 '])(
    'month and year are pasted: "%s"',
    async (pasted) => {
      const { user } = await openForm();
      await user.click(await field('Expiration'));
      await user.paste(pasted);
      expect(valueOf(await field('Expiration'))).toBe('12/28');
    },
  );

  it('can be corrected from its end', async () => {
    const { user } = await openForm();
    const expiration = await field('Expiration');
    await user.type(expiration, '04/28{Backspace}{Backspace}{Backspace}{Backspace}1127');
    expect(valueOf(expiration)).toBe('11/27');
  });

  it('its fields follow the order of the card', async () => {
    await openForm();
    const fields = [...(dialog()?.querySelectorAll('input[type=text]') ?? [])];
    expect(fields.map((input) => input.getAttribute('name'))).toEqual([
      'cardNumber',
      'expiration',
      'securityCode',
      'firstName',
      'lastName',
      'zip',
    ]);
  });
});
