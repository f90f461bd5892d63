import { chunk, type Chunk } from '@portico/core/internal';
import type { Screen } from '@portico/core';
import { useHref, useTexts, type ViewModule } from '@portico/element';
import { Inline, Link, LinkButton } from '@portico/ui';
import type { ReactNode } from 'react';
import { disableEZPayOption } from '@portico/shared/settings';
import { DialogButton } from '../../loan/dialog-button';
import type { Loan, LoanDialogProps } from '../../loan/loan';
import { loanDetailsTexts, type LoanDetailsTextKey } from '../loan-details.sentences';
import { While } from './while';
import {
  useDocumentCenterLinkOption,
  useInsuranceOption,
  usePayoffQuoteOption,
  useRequestChangeOption,
} from '../../settings/loan-options';

const payoffQuoteCode = chunk(() => import('../../payoff-quote/payoff-quote.view'));
const insuranceCode = chunk(() => import('../../insurance/insurance.view'));

type LoanProps = { readonly loan: Loan };

/** Paying the loan, and the quote for paying it off. */
export function LoanActions({ loan }: LoanProps): ReactNode {
  return (
    <Inline gap="normal">
      {!loan.closed && (
        <While option={disableEZPayOption} is="off">
          <MakePayment accountNumber={loan.accountNumber} />
        </While>
      )}
      <While option={usePayoffQuoteOption} is="on">
        <LoanDialogButton code={payoffQuoteCode} textKey="payoffQuote" loan={loan} />
      </While>
    </Inline>
  );
}

/** What is seldom needed: insurance, documents, a change of contact information. */
export function LoanLinks({ loan }: LoanProps): ReactNode {
  return (
    <div className="grid justify-items-start gap-3 print:hidden">
      <While option={useInsuranceOption} is="on">
        <LoanDialogButton code={insuranceCode} textKey="viewInsurance" loan={loan} />
      </While>
      <While option={useDocumentCenterLinkOption} is="on">
        <ScreenLink screen="documentCenter" textKey="documentCenter" loan={loan} />
      </While>
      <While option={useRequestChangeOption} is="on">
        <ScreenLink screen="requestChange" textKey="requestChange" loan={loan} />
      </While>
    </div>
  );
}

/** Not shown where the page has no payment screen. */
function MakePayment({ accountNumber }: { readonly accountNumber: string }): ReactNode {
  const t = useTexts(loanDetailsTexts);
  const { href, onClick } = useHref({ screen: 'payment', params: { accountNumber } });
  if (href === undefined) return null;
  return (
    <LinkButton variant="primary" href={href} onClick={onClick}>
      {t('makePayment')}
    </LinkButton>
  );
}

function LoanDialogButton(
  props: LoanProps & {
    readonly code: Chunk<ViewModule<LoanDialogProps>>;
    readonly textKey: LoanDetailsTextKey;
  },
): ReactNode {
  const { code, textKey, loan } = props;
  const t = useTexts(loanDetailsTexts);
  return (
    <DialogButton label={t(textKey)} code={code}>
      {(View, onClose) => <View loan={loan} onClose={onClose} />}
    </DialogButton>
  );
}

function ScreenLink(
  props: LoanProps & { readonly screen: Screen; readonly textKey: LoanDetailsTextKey },
): ReactNode {
  const { screen, loan } = props;
  const t = useTexts(loanDetailsTexts);
  const { href, onClick } = useHref({ screen, params: { accountNumber: loan.accountNumber } });
  return (
    <Link href={href} onClick={onClick}>
      {t(props.textKey)}
    </Link>
  );
}
