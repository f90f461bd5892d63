import type { Account } from '@portico/contract';
import { useHref, useTexts } from '@portico/element';
import { formatMoney } from '@portico/rules';
import { Button, Inline, LinkButton, Spinner, Stack } from '@portico/ui';
import type { ReactNode } from 'react';
import type { Confirmation } from '../../../../confirmation';
import type { PaymentEvent } from '../../paying.events';
import { paymentTexts } from '../../../payment.sentences';
import { paymentPayingTexts } from '../../payment.paying.sentences';
import type { Intent } from '../../delivery/intent';
import { FocusedHeading } from './focused-heading';

/** Shown while the outcome is looked up. */
export function Checking({ intent }: { readonly intent: Intent }): ReactNode {
  const t = useTexts(paymentPayingTexts);
  // None of a line of credit's autopay, which is known only on its day.
  const amount = intent.confirmation?.submissionInfo.amount;
  return (
    <Stack>
      <FocusedHeading>{t('checkingHeading')}</FocusedHeading>
      <Spinner diameter={80} />
      <p role="status">
        {amount ? t('checkingOutcome', { amount: formatMoney(amount) }) : t('checkingEarlier')}
      </p>
    </Stack>
  );
}

/** Shown after payment until the confirmation screen opens, or if the page has none. */
export function Done(props: {
  readonly confirmation: Confirmation;
  /** The loan that another payment would be for. */
  readonly account: Account | undefined;
  readonly send: (event: PaymentEvent) => void;
}): ReactNode {
  const first = useTexts(paymentTexts);
  const t = useTexts(paymentPayingTexts);
  const { href, onClick } = useHref({ screen: 'dashboard' });
  const { confirmation, account, send } = props;
  return (
    <Stack>
      <FocusedHeading>{t('doneHeading')}</FocusedHeading>
      <p>{t('confirmationNumber')}</p>
      <p className="text-3xl leading-tight font-semibold tabular">{confirmation.referenceNumber}</p>
      <Inline>
        {href !== undefined && (
          <LinkButton href={href} onClick={onClick}>
            {first('backToDashboard')}
          </LinkButton>
        )}
        <Button onClick={() => send({ type: 'payAgain', account })}>{t('payAgain')}</Button>
      </Inline>
    </Stack>
  );
}
