import type { Phone } from '@portico/contract';
import { changesTexts } from '@portico/core/internal';
import { useCore, useFlow, useSettingReader, useTexts } from '@portico/element';
import { useProof } from '@portico/shared/proof';
import { useSavedMark } from '@portico/shared/section';
import { shapePhone } from '@portico/rules';
import { checkIcon, Dialog, Icon, Unbroken } from '@portico/ui';
import type { ReactNode } from 'react';
import { Actions } from './screens/actions';
import { Content } from './screens/content';
import { createSubscriptions } from './subscriptions.controller';
import { textSubscriptionsTexts } from './text-subscriptions.sentences';
import TextAgreement, { texts as agreementTexts } from './text-agreement.view';

export const texts = [textSubscriptionsTexts, changesTexts, ...agreementTexts];

/**
 * Which texts a phone receives, by brand (access §2, §4). A new one is mounted each time it opens,
 * so that no error remains from before.
 */
export default function SubscriptionsDialog(props: {
  /** As it is saved, with its place in `phoneIndex` (D53). */
  readonly phone: Phone;
  readonly onClose: () => void;
  /** The phone's own data is saved: whether it receives texts now. */
  readonly onSaved: (optInToTexting: boolean) => void;
}): ReactNode {
  const { phone, onClose, onSaved } = props;
  const core = useCore();
  const read = useSettingReader();
  const prove = useProof();
  const t = useTexts(textSubscriptionsTexts);
  const [saved, markSaved] = useSavedMark();
  const { state, send } = useFlow(() =>
    createSubscriptions({
      core,
      read,
      prove,
      phone,
      onSaved: (optInToTexting) => {
        markSaved();
        onSaved(optInToTexting);
      },
    }),
  );
  if (state.at === 'agreement') {
    return (
      <TextAgreement
        phoneNumber={phone.phoneNumber}
        onAgreed={() => send({ type: 'agreed' })}
        onDisagreed={() => send({ type: 'disagreed' })}
        onFailed={() => send({ type: 'agreementFailed' })}
      />
    );
  }
  return (
    <Dialog
      open
      width={500}
      title={<Unbroken>{t('title', { phone: shapePhone(phone.phoneNumber) })}</Unbroken>}
      onClose={onClose}
      actions={<Actions state={state} send={send} onClose={onClose} />}
    >
      <Content state={state} send={send} />
      <p role="status" className="flex min-h-6 items-center gap-2 font-semibold text-success">
        {saved && (
          <>
            <Icon path={checkIcon} />
            {t('saved')}
          </>
        )}
      </p>
    </Dialog>
  );
}
