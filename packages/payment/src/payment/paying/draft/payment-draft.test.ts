import { cents, parseMoney } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import { openLoan, paymentWorld } from '../../../testing/flow-world';
import { loanAccount, loanInfo, openToAll } from '../../../testing/fixtures';
import type { PaymentEvent } from '../paying.events';
import { draftOf, eventsOf } from './payment-draft';

const account = loanAccount();
const onlyMethod = openLoan({
  saved: { banks: openLoan().value.saved.banks.slice(0, 1), cards: [] },
});
const recurringLoan = openLoan({ info: loanInfo(openToAll) });
const amount = (text: string): PaymentEvent => ({
  type: 'typeAmount',
  text,
  amount: parseMoney(text),
});

/** What is kept after these events, and the same choices made again from it on the next page. */
async function keptAndRestored(
  events: readonly PaymentEvent[],
  later = recurringLoan,
  loan = recurringLoan,
) {
  const before = paymentWorld({ account, loadLoan: () => Promise.resolve(loan) });
  await before.after(...events);
  const { choices } = before.state();
  const draft = draftOf(choices);
  const next = paymentWorld({ account, loadLoan: () => Promise.resolve(later) });
  await next.after();
  await next.after(...eventsOf(draft, next.state().choices));
  return { draft, choices, restored: next.state(), calls: next.calls };
}

const savings: readonly PaymentEvent[] = [
  { type: 'chooseType', paymentType: 'ach' },
  { type: 'chooseSaved', profileId: 'p2' },
];

describe('the draft of a payment', () => {
  it.each<[string, readonly PaymentEvent[]]>([
    [
      'another method, a later day and an amount',
      [...savings, { type: 'payLater', text: '03/20/2025' }, amount('25.50')],
    ],
    ['today', [...savings, { type: 'payToday' }, amount('25.50')]],
    [
      'additional principal',
      [...savings, amount('30'), { type: 'typePrincipal', text: '5', amount: parseMoney('5') }],
    ],
    ['a payoff', [...savings, { type: 'payOff', on: true }]],
    ['every due date', [...savings, { type: 'chooseFrequency', frequency: 'OnDueDate' }]],
    [
      'days before each due date',
      [
        ...savings,
        { type: 'chooseFrequency', frequency: 'DaysBeforeDue' },
        { type: 'chooseDays', days: 3 },
      ],
    ],
    [
      'every two weeks from a day',
      [
        ...savings,
        { type: 'chooseFrequency', frequency: 'TwoWeeks' },
        { type: 'typeFirstDay', text: '03/21/2025' },
      ],
    ],
  ])('chooses the same again: %s', async (_title, events) => {
    const { choices, restored } = await keptAndRestored(events);
    const recurring = events.find((event) => event.type === 'chooseFrequency');
    expect(choices.timing?.frequency).toBe(recurring?.frequency ?? 'OneTime');
    const { type, method, timing, principal } = restored.choices;
    expect({ type, method, timing, principal: principal.text }).toEqual({
      type: choices.type,
      method: choices.method,
      timing: choices.timing,
      principal: choices.principal.text,
    });
    expect(restored.choices.amount.text).toBe(choices.amount.text);
  });

  it('is empty before the borrower chooses something', async () => {
    const { draft } = await keptAndRestored([]);
    expect(draft).toEqual({});
  });

  it('has no account number and no other number than ids, days and amounts', async () => {
    const { draft } = await keptAndRestored([...savings, amount('25.50')]);
    expect(JSON.stringify(draft)).not.toContain(account.number);
    expect(Object.keys(draft).sort()).toEqual(
      ['amount', 'day', 'frequency', 'loan', 'method', 'type'].sort(),
    );
  });

  it('sends nothing, and asks for the confirmation anew', async () => {
    const { restored, calls } = await keptAndRestored([
      ...savings,
      amount('25.50'),
      { type: 'review' },
    ]);
    expect(restored.step.at).toBe('choosing');
    expect(calls.send).not.toHaveBeenCalled();
  });

  it('shows a day that has passed as an error and does not choose another', async () => {
    const { restored } = await keptAndRestored([
      ...savings,
      { type: 'payLater', text: '01/02/2020' },
      amount('25.50'),
    ]);
    expect(restored.choices.timing).toMatchObject({ when: { text: '01/02/2020' } });
    expect(restored.plan?.ready).toBeUndefined();
  });

  it('does not keep an amount that was preselected: the amount due of now is', async () => {
    const info = loanInfo({ totalAmountDue: cents(40_000) });
    const day: PaymentEvent = { type: 'payLater', text: '03/20/2025' };
    const { choices, draft, restored } = await keptAndRestored(
      [day],
      openLoan({ ...onlyMethod.value, info }),
      onlyMethod,
    );
    expect(choices.amount.text).toBe('250.00');
    expect(draft).toMatchObject({ day: '03/20/2025' });
    expect(restored.choices.amount.text).toBe('400.00');
  });

  it('ignores a method that is no longer saved', async () => {
    const { restored } = await keptAndRestored([...savings, amount('25.50')], onlyMethod);
    expect(restored.choices.method).not.toMatchObject({ profileId: 'p2' });
  });

  it.each([{ frequency: 'Yearly' }, { type: 'cash' }, { frequency: 'toString', day: '1' }])(
    'of an unknown version chooses nothing: %o',
    async (draft) => {
      const { flow } = paymentWorld({ account });
      expect(eventsOf(draft, flow.state.peek().choices)).toEqual([]);
    },
  );
});
