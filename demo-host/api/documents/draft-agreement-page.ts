import { formatDate, formatMoney, type RecurringOption } from '@portico/rules';
import type { DraftAgreement } from '../payments/draft-agreement-store';
import type { StatementPage } from './statement-page';

const rhythms: Readonly<Record<Exclude<RecurringOption, 'DaysBeforeDue'>, string>> = {
  Weekly: 'every week',
  BiWeekly: 'every two weeks',
  SemiMonthly: 'twice a month',
  DayOfMonth: 'every month',
};

/** When the account is drafted, in words. */
export function draftedWhen({ payOn, recurringOption, daysBefore = 0 }: DraftAgreement): string {
  if (recurringOption === undefined) {
    return payOn ? `Once, on ${formatDate(payOn)}` : 'Once, on the day chosen for the payment';
  }
  if (recurringOption === 'DaysBeforeDue') {
    return daysBefore === 0
      ? 'On each due date of the loan'
      : `${daysBefore} ${daysBefore === 1 ? 'day' : 'days'} before each due date of the loan`;
  }
  const first = payOn ? `, from ${formatDate(payOn)} on` : '';
  return `${rhythms[recurringOption]}${first}`.replace(/^e|^t/, (letter) => letter.toUpperCase());
}

/** The instant as the borrower's own clock showed it. */
function localTime({ preparedAt, localTimeOffset }: DraftAgreement): string {
  const local = new Date(preparedAt - localTimeOffset * 60_000).toISOString();
  return `${local.slice(0, 10)} ${local.slice(11, 16)}`;
}

/** The authorisation to draft a bank account, as a page. */
export function draftAgreementPage(agreement: DraftAgreement, borrower: string): StatementPage {
  const { amount, additionalPrincipal, lastFour, routingNumber, bankName, account } = agreement;
  return {
    title: 'ACH draft agreement',
    rows: [
      ['Borrower', borrower],
      ['Loan', account],
      ['Bank', bankName],
      ['Routing number', routingNumber],
      ['Bank account', `ending in ${lastFour}`],
      ['Amount', amount === 0 ? 'The total due on each day' : formatMoney(amount)],
      ...(additionalPrincipal === 0
        ? []
        : [['Additional principal', formatMoney(additionalPrincipal)] as const]),
      ['Drafted', draftedWhen(agreement)],
      ['Prepared', localTime(agreement)],
    ],
    paragraphs: [
      'I authorise Cedar Valley Credit to draft the bank account named above for the amount and on the days named above, and to credit it if a draft was made in error.',
      'A day on which banks are closed gives way to the next day on which they are open. The last payment of a loan is only what is still owed.',
      'I can end this authorisation by deleting the payment on the website, or by telling Cedar Valley Credit at least three business days before the next draft.',
    ],
  };
}
