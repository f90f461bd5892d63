import { giveProof, proofPasskeyOptions, proofWays, sendProofCode } from '@portico/contract';
import { proofCodes } from '../effects/codes/proof.codes';
import { type FaultRow, changesNothing, screensOf } from './row';

const showOf = screensOf(proofCodes);

/** The change that waits for the proof is not made. */
const signedOut = {
  Unauthorized: 'This was not done, because you did not confirm it’s you. Please try again.',
};
const refused = ['HTTP 403', 'HasNoErrors false'] as const;
const said = (sentence: string) => Object.fromEntries(refused.map((fault) => [fault, sentence]));

const noPasskey = 'Your device could not use a passkey for this. Try again, or use another way.';

/** What is shown when a call for a recent proof fails. */
export const proofFaults: readonly FaultRow[] = [
  {
    call: proofWays,
    show: showOf(proofWays),
    says: 'How you can confirm could not be loaded.',
    but: {
      ...signedOut,
      'parts missing': 'This cannot be changed here at the moment. Please call us.',
    },
  },
  {
    call: sendProofCode,
    show: showOf(sendProofCode),
    says: 'We had no answer. If no code arrives, ask for a new one.',
    change: { same: 'It says itself that a code may come.' },
    but: {
      ...signedOut,
      ...said('We could not send a code. Please try again.'),
      'parts missing': 'We sent a security code to m•••@example.com.',
    },
    accepts: ['parts missing'],
  },
  {
    call: proofPasskeyOptions,
    show: showOf(proofPasskeyOptions),
    says: 'This was not confirmed. Please try again.',
    change: changesNothing,
    but: { ...signedOut, ...said(noPasskey), 'parts missing': noPasskey },
  },
  {
    call: giveProof,
    show: showOf(giveProof),
    says: 'We had no answer. Please try again: it is safe to do so.',
    change: { same: 'It says itself that it is safe to try again.' },
    but: {
      ...signedOut,
      ...said('This was not confirmed. Please try again.'),
      // The proof counts; the change is refused once more.
      'parts missing': signedOut.Unauthorized,
    },
    accepts: ['parts missing'],
  },
];
