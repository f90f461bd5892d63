import { answers } from '@portico/contract/fixtures';
import type { PhoneEntry } from '@portico/rules';
import type { Profile } from '../profile/profile-page';

/** A borrower with an address, one phone number and a secret question; a test changes parts. */
export function profileAnswer(parts: Partial<Profile> = {}): Profile {
  return answers.profile({
    userInfo: {
      logonName: 'maya.whitfield',
      emailAddress: 'maya@example.com',
      secretQuestion: 'What was your first street?',
    },
    ...parts,
  });
}

/** The stored data of a borrower with these phone numbers. */
export function withPhones(...phoneNumbers: readonly PhoneEntry[]): Partial<Profile> {
  return { personalInfo: { address: profileAnswer().personalInfo?.address, phoneNumbers } };
}

export const storedPhone = (phoneNumber: string, patch: Partial<PhoneEntry> = {}): PhoneEntry => ({
  phoneNumber,
  primary: false,
  optInToTexting: false,
  ...patch,
});
