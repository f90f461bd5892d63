import { fillText, formatDate, formatMoney } from '@portico/rules';
import type { DraftAgreement } from '../payments/draft-agreement-store';
import { draftAgreementTexts, rhythms } from './draft-agreement-texts';
import type { Language } from './language';
import type { StatementPage } from './statement-page';

/** When the account is drafted, in words. */
function draftedWhen(agreement: DraftAgreement, language: Language): string {
  const { payOn, recurringOption, daysBefore = 0 } = agreement;
  const t = draftAgreementTexts[language];
  const date = payOn && formatDate(payOn);
  if (recurringOption === undefined) return date ? fillText(t.onceOn, { date }) : t.onceLater;
  if (recurringOption === 'DaysBeforeDue') {
    if (daysBefore === 0) return t.onDueDate;
    return daysBefore === 1 ? t.dayBefore : fillText(t.daysBefore, { number: daysBefore });
  }
  const rhythm = rhythms[language][recurringOption];
  return date ? fillText(t.from, { rhythm, date }) : rhythm;
}

/** The instant as the borrower's own clock showed it. */
function localTime({ preparedAt, localTimeOffset }: DraftAgreement): string {
  const local = new Date(preparedAt - localTimeOffset * 60_000).toISOString();
  return `${local.slice(0, 10)} ${local.slice(11, 16)}`;
}

/** The authorisation to draft a bank account, as a page. */
export function draftAgreementPage(
  agreement: DraftAgreement,
  borrower: string,
  language: Language,
): StatementPage {
  const { amount, additionalPrincipal, lastFour, routingNumber, bankName, account } = agreement;
  const t = draftAgreementTexts[language];
  return {
    language,
    title: t.title,
    rows: [
      [t.borrower, borrower],
      [t.loan, account],
      [t.bank, bankName],
      [t.routing, routingNumber],
      [t.bankAccount, fillText(t.endingIn, { number: lastFour })],
      [t.amount, amount === 0 ? t.totalDue : formatMoney(amount)],
      ...(additionalPrincipal === 0
        ? []
        : [[t.additionalPrincipal, formatMoney(additionalPrincipal)] as const]),
      [t.drafted, draftedWhen(agreement, language)],
      [t.prepared, localTime(agreement)],
    ],
    paragraphs: [t.authorise, t.closedBanks, t.ending],
  };
}
