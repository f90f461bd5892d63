import { useSetting, useTexts } from '@portico/element';
import { displayAccountNumber } from '@portico/rules';
import { Heading } from '@portico/ui';
import type { ReactNode } from 'react';
import { removeCheckDigitOption } from '@portico/shared/settings';
import type { Loan } from '../../loan/loan';
import { loanDetailsTexts } from '../loan-details.sentences';

/** The heading of the page: the loan's name and number. */
export function LoanTitle(props: {
  readonly loan: Loan;
  readonly id?: string | undefined;
}): ReactNode {
  const { entry, accountNumber } = props.loan;
  const t = useTexts(loanDetailsTexts);
  const removeCheckDigit = useSetting(removeCheckDigitOption);
  return (
    <Heading own level={2} size="title" id={props.id}>
      {entry.description || t('unnamed')}{' '}
      <span
        translate="no"
        className="inline-block font-body text-sm font-normal tracking-[0] text-muted"
      >
        {displayAccountNumber(accountNumber, removeCheckDigit)}
      </span>
    </Heading>
  );
}
