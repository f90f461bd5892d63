import {
  disableEZPayOption,
  useDocumentCenterLinkOption,
  useInsuranceOption,
  usePayoffQuoteOption,
  useRequestChangeOption,
} from '@portico/core/internal';
import type { Screen } from '@portico/core';
import { useHref, useTexts } from '@portico/element';
import { Inline, Link, LinkButton } from '@portico/ui';
import type { ReactNode } from 'react';
import { DialogButton } from '../../loan/dialog-button';
import type { Loan } from '../../loan/loan';
import type { LoanCode, LoanDialogKey } from '../loan-code';
import { loanDetailsTexts, type LoanDetailsTextKey } from '../loan-details.texts';
import { While } from './while';

type ActionsProps = { readonly loan: Loan; readonly dialogs: LoanCode['dialogs'] };

/** Paying the loan, and the quote for paying it off. */
export function LoanActions({ loan, dialogs }: ActionsProps): ReactNode {
  return (
    <Inline gap="normal">
      {!loan.closed && (
        <While option={disableEZPayOption} is="off">
          <MakePayment accountNumber={loan.accountNumber} />
        </While>
      )}
      <While option={usePayoffQuoteOption} is="on">
        <LoanDialogButton name="payoffQuote" textKey="payoffQuote" loan={loan} dialogs={dialogs} />
      </While>
    </Inline>
  );
}

/** What is seldom needed: insurance, documents, a change of contact information. */
export function LoanLinks({ loan, dialogs }: ActionsProps): ReactNode {
  return (
    <div className="grid justify-items-start gap-3">
      <While option={useInsuranceOption} is="on">
        <LoanDialogButton name="insurance" textKey="viewInsurance" loan={loan} dialogs={dialogs} />
      </While>
      <While option={useDocumentCenterLinkOption} is="on">
        <ScreenLink screen="documentCenter" textKey="documentCenter" />
      </While>
      <While option={useRequestChangeOption} is="on">
        <ScreenLink screen="requestChange" textKey="requestChange" />
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
  props: ActionsProps & { readonly name: LoanDialogKey; readonly textKey: LoanDetailsTextKey },
): ReactNode {
  const { name, textKey, loan, dialogs } = props;
  const t = useTexts(loanDetailsTexts);
  return (
    <DialogButton label={t(textKey)} unavailable={t('unavailable')} code={dialogs[name]}>
      {(View, onClose) => <View loan={loan} onClose={onClose} />}
    </DialogButton>
  );
}

function ScreenLink(props: {
  readonly screen: Screen;
  readonly textKey: LoanDetailsTextKey;
}): ReactNode {
  const t = useTexts(loanDetailsTexts);
  const { href, onClick } = useHref({ screen: props.screen });
  return (
    <Link href={href} onClick={onClick}>
      {t(props.textKey)}
    </Link>
  );
}
