import type { OutputOf, profile } from '@portico/contract';

/** The borrower's own data, as the API answers it. */
export type Profile = OutputOf<typeof profile>;

/** The parts of the profile that a section saves. */
export type ProfileParts = Pick<Profile, 'userInfo' | 'personalInfo' | 'userAlertsInfo'>;

/** The loaded profile, and how its sections change it. */
export type ProfilePage = {
  readonly profile: Profile;
  /** Some parts were saved: these are their values now. */
  readonly onSaved: (parts: Partial<ProfileParts>) => void;
  /** Requests the profile again; what is shown stays until the answer. */
  readonly reload: () => void;
};
