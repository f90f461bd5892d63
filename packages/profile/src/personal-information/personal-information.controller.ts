import { updateProfile, type PersonalInfo, type UserAlerts } from '@portico/contract';
import { hidePhonesOption, type Core } from '@portico/core/internal';
import type { ReadSetting } from '@portico/element';
import type { Prove } from '@portico/element/proof';
import { withoutTextAlerts } from '../notifications/notifications.model';
import type { ProfileParts } from '../profile/profile-page';
import { personalRefusal } from './personal-information.errors';
import { createPersonalInformationFlow } from './personal-information.flow';
import { entryOf, personalInfoOf, personalInfoToSend } from './personal-information.model';

/** Address and phone numbers over the lender's API (access §4, §7; D11). */
export function createPersonalInformation(page: {
  readonly core: Core;
  readonly read: ReadSetting;
  readonly prove: Prove;
  readonly personalInfo: PersonalInfo;
  /** The alerts as they are now. */
  readonly alerts: () => UserAlerts | undefined;
  readonly onSaved: (parts: Partial<ProfileParts>) => void;
  readonly completed: () => void;
}) {
  const { core, read, prove, personalInfo, alerts, onSaved, completed } = page;
  return createPersonalInformationFlow(entryOf(personalInfo), {
    asksPhones: !read(hidePhonesOption),
    async save(entry, saved) {
      const sent = personalInfoToSend(entry, saved);
      const answer = await prove('contact', () =>
        core.client.send(updateProfile, { personalInfo: sent }),
      );
      if (!answer.ok) return { refusal: personalRefusal(answer.error) };
      // An API may answer only what was sent, or nothing: the numbers are those of the form.
      const { address } = answer.value.personalInfo ?? {};
      const now = { ...personalInfoOf(entry), ...(address && { address }) };
      onSaved({ personalInfo: now });
      return { stored: entryOf(now) };
    },
    async clearTextAlerts() {
      const userAlertsInfo = withoutTextAlerts(alerts());
      if (!userAlertsInfo) return true;
      const answer = await prove('notifications', () =>
        core.client.send(updateProfile, { userAlertsInfo, alertsAreDirty: true }),
      );
      if (answer.ok) onSaved({ userAlertsInfo: answer.value.userAlertsInfo ?? userAlertsInfo });
      return answer.ok;
    },
    completed,
  });
}
