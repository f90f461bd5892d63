import { chunk } from '@portico/core/internal';
import { OnDemand, useTexts } from '@portico/element';
import { isPhone, samePhone, type PhoneSlot } from '@portico/rules';
import { Button } from '@portico/ui';
import { useState, type ReactNode } from 'react';
import type { ProfileParts } from '../../profile/profile-page';
import type {
  PersonalInformationEvent,
  PersonalInformationState,
} from '../personal-information.flow';
import { getsTexts, personalInfoOf } from '../personal-information.model';
import { personalInformationTexts } from '../personal-information.texts';

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
  const [open, setOpen] = useState(false);
  const saved = state.saved[slot];
  if (!isPhone(saved.phoneNumber) || !samePhone(saved, state.values[slot])) return null;
  const phone = { ...saved, phoneIndex: slot === 'phone1' ? 0 : 1 };
  return (
    <div className="-ms-4 *:[button]:text-start">
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t(buttonTexts[slot])}
      </Button>
      {open && (
        <OnDemand code={dialogCode}>
          {(SubscriptionsDialog) => (
            <SubscriptionsDialog
              phone={phone}
              onClose={() => setOpen(false)}
              onSaved={(optInToTexting) => {
                const entry = { ...state.saved, [slot]: { ...saved, optInToTexting } };
                onSaved({ personalInfo: personalInfoOf(entry) });
                if (!getsTexts(entry)) send({ type: 'clearTextAlerts' });
              }}
            />
          )}
        </OnDemand>
      )}
    </div>
  );
}
