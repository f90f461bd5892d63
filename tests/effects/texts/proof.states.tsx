import { endSessions, proofWays, sessionList } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { showWidget } from '@portico/element/testing';
import { ProofPlace } from '@portico/shared/proof';
import { screen } from '@testing-library/react';
import { DevicesSection } from '@portico/profile/testing/parts';
import { provenChanges } from '../../proof/changes';
import type { State } from './test-texts';

const dialog = () => screen.findByText('Confirm it’s you');

/** Why the proof is asked for: a sentence for each change. */
const reasons: readonly State[] = provenChanges.map(({ key, call, show }) => ({
  keys: [`proof.${key}`],
  show: async (settings) => {
    await show(({ server }) => {
      server.answer(proofWays, answers.proofWays());
      server.refuse(call, 'ProofRequired');
    }, settings);
    await dialog();
  },
}));

/** The states of the dialog for a proof that no story shows. */
export const proofStates: readonly State[] = [
  ...reasons,
  {
    keys: ['proof.errorKindOffline'],
    show: async (settings) => {
      let online = true;
      const options = {
        settings,
        session: true,
        online: () => online,
        beside: ProofPlace,
      } as const;
      const { user } = await showWidget(<DevicesSection />, options, ({ server }) => {
        server.answer(sessionList, answers.sessionList());
        server.refuse(endSessions, 'ProofRequired');
        server.answer(proofWays, answers.proofWays());
      });
      await user.click(await screen.findByText('Sign out everywhere else'));
      await user.type(await screen.findByLabelText(/^Password/), 'Secret-1');
      online = false;
      await user.click(await screen.findByText('Confirm'));
    },
  },
];
