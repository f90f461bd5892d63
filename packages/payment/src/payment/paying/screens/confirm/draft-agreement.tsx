import { documentAddress, draftAgreementDocument } from '@portico/contract';
import { documentLanguage } from '@portico/core/internal';
import { useCore, useSignalValue, useTexts } from '@portico/element';
import { Banner, Button, ExternalLink, Spinner, Figures } from '@portico/ui';
import type { ReactNode } from 'react';
import type { Bank, Draft } from '../../paying.state';
import type { PaymentEvent } from '../../paying.events';
import { paymentPayingTexts } from '../../payment.paying.sentences';

/** The draft agreement, opened in a new window before the confirmation (payments §2; D67). */
export function DraftAgreement(props: {
  readonly draft: Draft;
  readonly send: (event: PaymentEvent) => void;
}): ReactNode {
  const { draft, send } = props;
  const t = useTexts(paymentPayingTexts);
  switch (draft.at) {
    case 'preparing':
      return <Spinner diameter={80} label={t('draftPreparing')} />;
    case 'failed':
      return (
        <Banner
          tone="error"
          action={<Button onClick={() => send({ type: 'prepareDraft' })}>{t('draftAgain')}</Button>}
        >
          {t('draftFailed')}
        </Banner>
      );
    case 'ready':
      return (
        <div className="grid gap-4">
          <p>{t('draftIntro')}</p>
          {draft.bank && <BankFacts bank={draft.bank} />}
          <p>
            <ViewLink token={draft.token} onView={() => send({ type: 'viewDraft' })} />
          </p>
        </div>
      );
  }
}

function ViewLink(props: { readonly token: string; readonly onView: () => void }): ReactNode {
  const t = useTexts(paymentPayingTexts);
  const { api, locale } = useSignalValue(useCore().configuration);
  const { token, onView } = props;
  return (
    <ExternalLink
      href={documentAddress(api, draftAgreementDocument, {
        token,
        language: documentLanguage(locale),
      })}
      onClick={onView}
    >
      {t('viewDraft')}
    </ExternalLink>
  );
}

function BankFacts({ bank }: { readonly bank: Bank }): ReactNode {
  const { name, address, routingNumber } = bank;
  const t = useTexts(paymentPayingTexts);
  return (
    <Figures
      items={[
        ...(name ? [{ label: t('bankName'), value: name }] : []),
        ...(address ? [{ label: t('bankAddress'), value: address }] : []),
        { label: t('bankRouting'), value: routingNumber },
      ]}
    />
  );
}
