import { fillText, formatMoney } from '@portico/rules';
import type { DraftAgreement } from '../payments/draft-agreement-store';
import { draftAgreementTexts } from './draft-agreement-texts';
import type { Language } from '@portico/server/parts';
import type { FactsPage } from './facts-page';

/** When the account is drafted, as text. */
function draftedWhen({ daysBefore }: DraftAgreement, language: Language): string {
  const t = draftAgreementTexts[language];
  switch (daysBefore) {
    case undefined:
      return t.onChosenDays;
    case 0:
      return t.onDueDate;
    case 1:
      return t.dayBefore;
    default:
      return fillText(t.daysBefore, { number: daysBefore });
  }
}

/** The instant in the borrower's local time. */
function localTime({ preparedAt, localTimeOffset }: DraftAgreement): string {
  const local = new Date(preparedAt - localTimeOffset * 60_000).toISOString();
  return `${local.slice(0, 10)} ${local.slice(11, 16)}`;
}

/** The authorisation to draft a bank account, as a page. */
export function draftAgreementPage(
  agreement: DraftAgreement,
  borrower: string,
  language: Language,
): FactsPage {
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
