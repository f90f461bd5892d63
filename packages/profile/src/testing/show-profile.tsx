import {
  customerDocuments,
  fileTypes,
  institutionOptions,
  logonValidationRules,
  profile,
  updateProfile,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import type { TestCore, TestOptions } from '@portico/core/testing';
import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
// Fetched on demand; here already, so that no test waits for it to be compiled.
import '../documents/documents.view';
import '../notifications/notifications.view';
import '../personal-information/personal-information.view';
import '../text-subscriptions/stop-all/stop-all-texts.view';
import '../text-subscriptions/subscriptions-dialog.view';
import '../text-subscriptions/text-agreement.view';
import '../user-information/user-information.view';
import { ProfileView } from '../profile/profile.view';
import { profileAnswer } from './profile-answers';
import { showWidget } from '@portico/element/testing';
import { ProofPlace } from '@portico/shared/proof';

type Shown = TestOptions & {
  /** Replaces the answers, before the page is shown. */
  readonly prepare?: (test: TestCore) => void;
};

const listed = {
  'loginOptions.secretQuestions':
    'What was your first street?\nWhat was your first school?\nWho <was> it?',
};

/** The profile of a signed-in borrower. */
export async function showProfile({ prepare, settings, ...options }: Shown = {}) {
  configure({ defaultHidden: true });
  return showWidget(
    <ProfileView />,
    { session: true, beside: ProofPlace, settings: { ...listed, ...settings }, ...options },
    (test) => {
      test.server.answer(profile, profileAnswer());
      test.server.answer(institutionOptions, {});
      test.server.answerRaw(logonValidationRules, { HasNoErrors: true, LogonValidationRules: [] });
      test.server.answer(updateProfile, answers.updateProfile());
      test.server.answer(customerDocuments, answers.customerDocuments());
      test.server.answer(fileTypes, answers.fileTypes());
      prepare?.(test);
    },
  );
}

/** The field with this label, with or without the star of a required one. */
export const field = (label: string) =>
  waitFor(() => {
    openParts();
    return screen.getByLabelText<HTMLInputElement>((text) => text.replace(/ \*$/, '') === label);
  });

/** Opens the parts of the profile that show their value. */
export function openParts() {
  const parts = '[role=group][aria-labelledby]:not(:has(input, select)) button';
  for (const change of document.querySelectorAll(parts)) fireEvent.click(change);
}

export const button = (name: string) => screen.queryByRole('button', { name });

/** Whether a sentence is on the page. */
export const shows = (sentence: string) => screen.queryByText(sentence) !== null;

type Edited = Shown & { readonly label: string; readonly value: string };

/** The profile after something was typed in one field, and the field was left. */
export async function editProfile({ label, value, ...options }: Edited) {
  const shown = await showProfile(options);
  const input = await field(label);
  const put = async (text: string, into: HTMLElement = input) => {
    await shown.user.clear(into);
    if (text !== '') await shown.user.type(into, text);
    await shown.user.tab();
  };
  await put(value);
  const press = (name: string) => shown.user.click(button(name) ?? document.body);
  return { ...shown, input, put, press, save: () => press('Save') };
}
