import { removeCheckDigitOption } from '@portico/core/internal';
import { useSetting, useTexts } from '@portico/element';
import { displayAccountNumber } from '@portico/rules';
import { Heading } from '@portico/ui';
import type { ReactNode } from 'react';
import type { Loan } from '../../loan/loan';
import { loanDetailsTexts } from '../loan-details.texts';

/** `Auto loan`, and the number as it is displayed. */
export function useLoanName({ entry, accountNumber }: Loan): {
  readonly name: string;
  readonly number: string;
} {
  const t = useTexts(loanDetailsTexts);
  const removeCheckDigit = useSetting(removeCheckDigitOption);
  return {
    name: entry.description || t('unnamed'),
    number: displayAccountNumber(accountNumber, removeCheckDigit),
  };
}

/** The heading of the page: the loan's name and number. */
export function LoanTitle(props: {
  readonly loan: Loan;
  readonly id?: string | undefined;
}): ReactNode {
  const { name, number } = useLoanName(props.loan);
  return (
    <Heading level={2} size="title" id={props.id}>
      {name} <span className="inline-block text-sm font-normal text-muted tabular">{number}</span>
    </Heading>
  );
}
