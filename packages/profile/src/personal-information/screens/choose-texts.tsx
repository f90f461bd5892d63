import { chunk } from '@portico/core/internal';
import { useDialog, useTexts } from '@portico/element';
import { isPhone, samePhone, type PhoneSlot } from '@portico/rules';
import { Button } from '@portico/ui';
import type { ReactNode } from 'react';
import type { ProfileParts } from '../../profile/profile-page';
import type {
  PersonalInformationEvent,
  PersonalInformationState,
} from '../personal-information.flow';
import { getsTexts, personalInfoOf } from '../personal-information.model';
import { personalInformationTexts } from '../personal-information.sentences';

const dialogCode = chunk(() => import('../../text-subscriptions/subscriptions-dialog.view'));

const buttonTexts = { phone1: 'chooseTexts1', phone2: 'chooseTexts2' } as const;

/** Opens the choice of texts to a number that is saved (access §2). */
export function ChooseTexts(props: {
  readonly slot: PhoneSlot;
  readonly state: PersonalInformationState;
  readonly send: (event: PersonalInformationEvent) => void;
  readonly onSaved: (parts: Partial<ProfileParts>) => void;
}): ReactNode {
  const { slot, state, send, onSaved } = props;
  const t = useTexts(personalInformationTexts);
  const saved = state.saved[slot];
  const isSaved = isPhone(saved.phoneNumber) && samePhone(saved, state.values[slot]);
  const phone = { ...saved, phoneIndex: slot === 'phone1' ? 0 : 1 };
  const { open, busy, problem, dialog } = useDialog(
    dialogCode,
    (SubscriptionsDialog, close) => (
      <SubscriptionsDialog
        phone={phone}
        onClose={close}
        onSaved={(optInToTexting) => {
          const entry = { ...state.saved, [slot]: { ...saved, optInToTexting } };
          onSaved({ personalInfo: personalInfoOf(entry) });
          if (!getsTexts(entry)) send({ type: 'clearTextAlerts' });
        }}
      />
    ),
    isSaved,
  );
  if (!isSaved) return null;
  return (
    <div className="-ms-4 *:[button]:text-start">
      <Button variant="quiet" busy={busy} onClick={open}>
        {t(buttonTexts[slot])}
      </Button>
      {problem && <div className="ms-4">{problem}</div>}
      {dialog}
    </div>
  );
}
