import { endSessions, sessionList } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import type { TestCore } from '@portico/core/testing';
import { showWidget } from '@portico/element/testing';
import { screen } from '@testing-library/react';
import { DevicesSection } from '@portico/profile/testing/parts';
import type { State } from './test-texts';

/** What is said of a change that was neither made nor refused, of the end of all other sessions. */
const ofChange = (
  name: 'notSent' | 'notSoFar' | 'unconfirmed',
  becomes: (server: TestCore['server']) => void,
): State => ({
  keys: [`changes.${name}`],
  show: async (settings) => {
    let online = true;
    const options = { settings, session: true, online: () => online } as const;
    const { server, user } = await showWidget(<DevicesSection />, options, (test) =>
      test.server.answer(sessionList, answers.sessionList()),
    );
    const button = await screen.findByText('Sign out everywhere else');
    server.drop(endSessions);
    becomes(server);
    online = name !== 'notSent';
    await user.click(button);
  },
});

export const changesStates: readonly State[] = [
  ofChange('notSent', () => undefined),
  ofChange('notSoFar', () => undefined),
  ofChange('unconfirmed', (server) => server.drop(sessionList)),
];
