import { useFailureText, useTexts } from '@portico/element';
import { Banner, Button, CheckTable, Spinner, type TableBox } from '@portico/ui';
import type { ReactNode } from 'react';
import type { Choosing, SubscriptionsEvent, SubscriptionsState } from '../subscriptions.flow';
import type { SubscriptionFlag } from '../subscriptions.model';
import { textSubscriptionsTexts } from '../text-subscriptions.sentences';

export type SubscriptionsScreen = {
  readonly state: Exclude<SubscriptionsState, { readonly at: 'agreement' }>;
  readonly send: (event: SubscriptionsEvent) => void;
};

/** What the dialog shows of the phone's texts. */
export function Content({ state, send }: SubscriptionsScreen): ReactNode {
  const t = useTexts(textSubscriptionsTexts);
  const failure = useFailureText(textSubscriptionsTexts);
  switch (state.at) {
    case 'loading':
      return (
        <p role="status" className="flex items-center gap-2">
          <Spinner />
          {t('loading')}
        </p>
      );
    case 'stopped': {
      const tryAgain = <Button onClick={() => send({ type: 'retry' })}>{t('tryAgain')}</Button>;
      return (
        <Banner tone="error" action={state.problem === 'notTextable' ? undefined : tryAgain}>
          {t(state.problem)}
        </Banner>
      );
    }
    default:
      return (
        <>
          <Options options={state.options} send={send} />
          {state.problem && (
            <Banner tone="error">{failure(state.problem, state.unanswered)}</Banner>
          )}
          {state.at === 'notFinalized' && <Banner tone="error">{t('notFinalized')}</Banner>}
        </>
      );
  }
}

/** Each brand, with its texts about the account and its offers (access §3). */
function Options({
  options,
  send,
}: Pick<Choosing, 'options'> & Pick<SubscriptionsScreen, 'send'>): ReactNode {
  const t = useTexts(textSubscriptionsTexts);
  if (options.length === 0) return <p>{t('none')}</p>;
  return (
    <>
      <CheckTable
        label={t('sender')}
        heading={t('sender')}
        columns={[t('account'), t('marketing')]}
        rows={options.map((option) => {
          const { brandingId, brandingName } = option;
          const box = (flag: SubscriptionFlag): TableBox => ({
            name: `${brandingId}.${flag}`,
            checked: option[flag],
            onChange: (on) => send({ type: 'toggle', brandingId, flag, on }),
          });
          return {
            key: String(brandingId),
            label: brandingName,
            boxes: [box('optInAccount'), box('optInMarketing')],
          };
        })}
      />
      <p className="text-sm text-muted">{t('rates')}</p>
    </>
  );
}
