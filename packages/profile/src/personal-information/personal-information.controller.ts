import { profile, updateProfile, type PersonalInfo } from '@portico/contract';
import { type Core, readFirst, whatBecame } from '@portico/core/internal';
import type { ReadSetting } from '@portico/element';
import type { Prove } from '@portico/shared/proof';
import { withoutTextAlerts } from '../notifications/notifications.model';
import type { ProfileParts } from '../profile/profile-page';
import { personalRefusal } from './personal-information.errors';
import { createPersonalInformationFlow } from './personal-information.flow';
import {
  entryOf,
  overNewest,
  personalChanged,
  personalInfoOf,
  personalInfoToSend,
} from './personal-information.model';
import { hidePhonesOption } from '../settings';

/** Address and phone numbers over the lender's API, over what is stored (access §4, §7; D11). */
export function createPersonalInformation(page: {
  readonly core: Core;
  readonly read: ReadSetting;
  readonly prove: Prove;
  readonly personalInfo: PersonalInfo;
  readonly onSaved: (parts: Partial<ProfileParts>) => void;
  readonly completed: () => void;
}) {
  const { core, read, prove, personalInfo, onSaved, completed } = page;
  const readProfile = () => readFirst(core.client, profile, undefined);
  return createPersonalInformationFlow(entryOf(personalInfo), {
    asksPhones: !read(hidePhonesOption),
    async save(entry, saved) {
      const before = await readProfile();
      if (!before.ok) return { refusal: personalRefusal(before.error, 'notSent') };
      const newest = before.value.personalInfo ? entryOf(before.value.personalInfo) : saved;
      const changed = overNewest(entry, saved, newest);
      const sent = personalInfoToSend(changed, newest);
      const answer = await prove('contact', () =>
        core.client.send(updateProfile, { personalInfo: sent }),
      );
      if (!answer.ok) {
        const became = await whatBecame(answer.error, async () => {
          const stored = await readProfile();
          const info = stored.ok ? stored.value.personalInfo : undefined;
          return info && !personalChanged(changed, entryOf(info));
        });
        if (became !== 'made') return { refusal: personalRefusal(answer.error, became) };
      }
      // An API may answer only what was sent, or nothing: the numbers are those that were sent.
      const { address } = (answer.ok ? answer.value.personalInfo : undefined) ?? {};
      const now = { ...personalInfoOf(changed), ...(address && { address }) };
      onSaved({ personalInfo: now });
      return { stored: entryOf(now) };
    },
    async clearTextAlerts() {
      const before = await readProfile();
      if (!before.ok) return { unanswered: 'notSent' };
      const userAlertsInfo = withoutTextAlerts(before.value.userAlertsInfo);
      if (!userAlertsInfo) return undefined;
      const answer = await prove('notifications', () =>
        core.client.send(updateProfile, { userAlertsInfo, alertsAreDirty: true }),
      );
      if (!answer.ok) {
        const became = await whatBecame(answer.error, async () => {
          const now = await readProfile();
          return now.ok ? withoutTextAlerts(now.value.userAlertsInfo) === undefined : undefined;
        });
        if (became !== 'made') return { unanswered: became };
      }
      const stored = answer.ok ? answer.value.userAlertsInfo : undefined;
      onSaved({ userAlertsInfo: stored ?? userAlertsInfo });
      return undefined;
    },
    completed,
  });
}
