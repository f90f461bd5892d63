import { endSessions, sessionList } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import type { TestCore } from '@portico/core/testing';
import type { Meta } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import {
  DevicesSection,
  devicesViewTexts as texts,
  devicesTexts,
} from '@portico/profile/testing/parts';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs, type WidgetStory } from '../frame/widget-stories';
import { profileSection } from './profile-section';

const meta = {
  title: 'Screens/Profile/Sessions and devices',
  ...widgetMeta(
    profileSection(DevicesSection, texts),
    'Where the borrower is signed in, which devices are trusted, and how to end either.',
  ),
} satisfies Meta<WidgetArgs>;

export default meta;

type Play = NonNullable<WidgetStory['play']>;

const having = (more?: (test: TestCore) => void) => ({
  options: { session: true as const },
  answers: (test: TestCore) => {
    test.server.answer(sessionList, answers.sessionList());
    test.server.answer(endSessions, answers.endSessions());
    more?.(test);
  },
});

/** Presses the first button of a list: the second list is that of trusted devices. */
const pressing =
  (list: number, key: keyof typeof devicesTexts.english, device: string): Play =>
  async (story) => {
    const me = borrower(story, devicesTexts);
    await me.sees('devicesHeading');
    const item = await me.finds('li');
    const lists = item.closest('section')?.querySelectorAll('ul') ?? [];
    await userEvent.click(lists[list]?.querySelector('button') ?? item);
    await me.sees(key, { device });
  };

const pressingAll =
  (key: keyof typeof devicesTexts.english): Play =>
  async (story) => {
    const me = borrower(story, devicesTexts);
    await me.presses('endOthers');
    await me.sees(key);
  };

export const Several = inScene(having());

export const OnlyThisOne = inScene(
  having(({ server }) =>
    server.answer(sessionList, {
      sessions: answers.sessionList().sessions.slice(0, 1),
      trustedDevices: [],
    }),
  ),
);

export const UnknownBrowser = inScene(
  having(({ server }) => {
    const { sessions, trustedDevices } = answers.sessionList();
    server.answer(sessionList, {
      sessions: sessions.map((one) => ({ ...one, device: undefined })),
      trustedDevices,
    });
  }),
);

export const Loading = inScene(having(({ server }) => void server.hold(sessionList)));
export const NotLoaded = inScene(having(({ server }) => server.drop(sessionList)));

export const Ending = inScene(
  having(({ server }) => void server.hold(endSessions)),
  {
    play: pressing(0, 'signOut', ''),
  },
);

export const Ended = inScene(having(), { play: pressing(0, 'signedOut', 'Safari on iPhone') });

export const CodeAskedAgain = inScene(having(), {
  play: pressing(1, 'forgotten', 'Chrome on Windows'),
});

export const AllOthersEnded = inScene(having(), { play: pressingAll('endedOthers') });

export const NotEnded = inScene(
  having(({ server }) => server.refuse(endSessions, 'Error')),
  { play: pressingAll('error') },
);
