import {
  changeTextSubscriptions,
  profile,
  textSubscriptions,
  updateProfile,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import type { TestCore } from '@portico/core/testing';
import type { Meta } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { waitFor } from 'storybook/test';
import { type TextParts, StopAllTexts, stopAllTextsTexts } from '@portico/profile/testing/parts';
import { borrower, testOf } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs } from '../frame/widget-stories';
import { profilePart } from './profile-part';

const phone = { phoneNumber: '3195550142', primary: true, optInToTexting: true };
const on = answers.profile({ personalInfo: { phoneNumbers: [phone] } });
const phoneOff = answers.profile({
  personalInfo: { phoneNumbers: [{ ...phone, optInToTexting: false }] },
});

function StopAll(): ReactNode {
  const [parts, setParts] = useState<TextParts>(on);
  return <StopAllTexts profile={parts} onSaved={setParts} />;
}

const meta = {
  title: 'Screens/Profile/Stop all texts',
  ...widgetMeta(
    profilePart({ View: StopAll, texts: [stopAllTextsTexts] }),
    'The end of all text messages, in a dialog of the profile.',
  ),
} satisfies Meta<WidgetArgs>;

export default meta;

const having = (prepare = (_: TestCore) => {}) => ({
  options: { session: true as const },
  answers: (test: TestCore) => {
    const { server } = test;
    server.answer(profile, phoneOff);
    server.answer(updateProfile, answers.updateProfile());
    server.answer(textSubscriptions, answers.textSubscriptions());
    server.answer(changeTextSubscriptions, answers.changeTextSubscriptions());
    prepare(test);
  },
});

type Played = Parameters<typeof borrower>[0];

const user = (story: Played) => borrower(story, stopAllTextsTexts);

export const Offered = inScene(having());

export const Stopping = inScene(
  having(({ server }) => void server.hold(updateProfile)),
  {
    play: async (story) => {
      await user(story).presses('stop');
      await user(story).sees('stopping');
    },
  },
);

export const Stopped = inScene(having(), {
  play: async (story) => {
    await user(story).presses('stop');
    await user(story).sees('alertsStopped');
  },
});

async function stopsInVain(story: Played): Promise<void> {
  await user(story).presses('stop');
  await user(story).sees('notStopped');
}

export const NothingStopped = inScene(
  having(({ server }) => {
    for (const call of [updateProfile, changeTextSubscriptions]) server.refuse(call, 'Error');
  }),
  { play: stopsInVain },
);

/** What is sent has no answer, and what is stored cannot be read. */
export const PerhapsStopped = inScene(having(), {
  play: async (story) => {
    const { server } = testOf(story.loaded);
    const held = server.hold(updateProfile);
    await user(story).presses('stop');
    await waitFor(() => {
      if (server.requestsTo(updateProfile).length === 0) throw new Error('Nothing is sent yet.');
    });
    for (const call of [profile, updateProfile]) server.drop(call);
    held.drop();
    await user(story).sees('notStopped');
  },
});

type Sentence = Parameters<ReturnType<typeof user>['sees']>[0];

/** Texts are stopped, then Undo is pressed; `between` changes the API's answers before. */
const undone = (sees: Sentence, between: (test: TestCore) => void) =>
  inScene(having(), {
    play: async (story) => {
      await user(story).presses('stop');
      await user(story).sees('undo');
      between(testOf(story.loaded));
      await user(story).presses('undo');
      await user(story).sees(sees);
    },
  });

export const Undoing = undone('undoing', ({ server }) => void server.hold(updateProfile));

export const Undone = undone('restored', ({ server }) => server.answer(profile, on));

export const NotUndone = undone('notRestored', ({ server }) => server.drop(updateProfile));
