import { useHref, useTexts } from '@portico/element';
import { formatMoney } from '@portico/rules';
import { Banner, Button, Heading, Inline, LinkButton, Spinner, Stack } from '@portico/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Confirmation } from '../../../confirmation';
import type { PaymentEvent } from '../paying.state';
import { payingTexts } from '../paying.texts';
import type { Intent } from '../submission';

/** The outcome is being looked up: nothing to do but wait. */
export function Checking({ intent }: { readonly intent: Intent }): ReactNode {
  const t = useTexts(payingTexts);
  const amount = formatMoney(intent.confirmation.submissionInfo.amount);
  return (
    <Stack>
      <FocusedHeading>{t('checkingHeading')}</FocusedHeading>
      <Spinner diameter={80} />
      <p role="status">{t('checkingOutcome', { amount })}</p>
    </Stack>
  );
}

/** It may have been charged: no way to submit, only to look again (D121). */
export function Unresolved(props: {
  readonly intent: Intent;
  readonly send: (event: PaymentEvent) => void;
}): ReactNode {
  const t = useTexts(payingTexts);
  return (
    <Stack>
      <FocusedHeading>{t('unresolvedHeading')}</FocusedHeading>
      <Banner tone="error">{t('errorDoNotResubmit')}</Banner>
      <Button variant="primary" onClick={() => props.send({ type: 'checkAgain' })}>
        {t('checkAgain')}
      </Button>
    </Stack>
  );
}

/** Paid; shown until the confirmation screen takes over, and where the page has none. */
export function Done(props: {
  readonly confirmation: Confirmation;
  readonly send: (event: PaymentEvent) => void;
}): ReactNode {
  const t = useTexts(payingTexts);
  const { href, onClick } = useHref({ screen: 'dashboard' });
  return (
    <Stack>
      <FocusedHeading>{t('doneHeading')}</FocusedHeading>
      <p>{t('confirmationNumber')}</p>
      <p className="text-3xl leading-tight font-semibold tabular">
        {props.confirmation.referenceNumber}
      </p>
      <Inline>
        {href !== undefined && (
          <LinkButton href={href} onClick={onClick}>
            {t('backToDashboard')}
          </LinkButton>
        )}
        <Button onClick={() => props.send({ type: 'payAgain' })}>{t('payAgain')}</Button>
      </Inline>
    </Stack>
  );
}

/** The steps have gone with what had the focus; the new screen's heading takes it. */
function FocusedHeading({ children }: { readonly children: ReactNode }): ReactNode {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <Heading level={3} ref={ref}>
      {children}
    </Heading>
  );
}
