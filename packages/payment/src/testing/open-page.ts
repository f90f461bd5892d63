import { cents, type Cents } from '@portico/rules';
import type { LoanAnswer } from '../payment/paying/plan/account-decision';
import type { PaymentContext, PaymentInfo } from '../payment/paying/plan/choices';
import { context, day, loanInfo, settings, today } from './fixtures';
import { openLoan, paymentWorld, posted } from './flow-world';

export const tomorrow = day('2025-03-13');

export type Morning = {
  /** The host's data of the loan from then on. */
  readonly info?: Partial<PaymentInfo>;
  readonly answer?: LoanAnswer;
  readonly now?: Partial<PaymentContext>;
  readonly quote?: Cents;
};

/** A page that stays open while the institution's clock moves on. */
export function openPage(cutoffTime?: string, more: Partial<PaymentContext['settings']> = {}) {
  const evening: PaymentContext = { ...context, settings: { ...settings, cutoffTime, ...more } };
  let now = evening;
  let info = loanInfo({ paymentToken: 'token-1' });
  let answer: LoanAnswer | undefined;
  let quote = cents(500_900);
  const page = paymentWorld({
    context: () => now,
    loadLoan: () => Promise.resolve(answer ?? openLoan({ info })),
    quote: () => Promise.resolve(quote),
    fee: () => Promise.resolve(cents(now.today === today ? 40 : 55)),
    send: () => Promise.resolve(posted),
    prepareDraft: (submission) =>
      Promise.resolve({ token: `draft of ${submission.frequencyInfo.date}`, bank: undefined }),
  });
  const pass = (morning: Morning) => {
    now = { ...evening, ...morning.now };
    info = loanInfo({ paymentToken: 'token-2', ...morning.info });
    answer = morning.answer;
    quote = morning.quote ?? quote;
  };
  return { ...page, pass };
}

export const midnight: Morning = { now: { today: tomorrow, time: '00:01' } };
