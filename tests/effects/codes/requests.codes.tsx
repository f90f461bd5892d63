import {
  borrowerRequests,
  offeredRequests,
  previewRequest,
  proofWays,
  replyToRequest,
  submitRequest,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { screen } from '@testing-library/react';
import { askedRequests, showRequests } from '@portico/requests/testing';
import { all, inGroup, type Codes, type RefusedCall } from './code';

/** What the host says of the values of a request or a reply, and of itself. */
const ofValues = {
  ...all(['ValueMissing', 'ValueNotAllowed'], 'errorAnswers'),
  DocumentUnknown: 'errorDocument',
  NiteMode: 'errorNightly',
  Error: 'errorRefused',
};

const ofKind = { NotPossible: 'errorNotPossible', RequestOpen: 'errorRequestOpen' };

/** What a key refuses: after some of it, only a look-up can say what became of it. */
const ofKey = {
  TooManyRequests: 'errorTooMany',
  ...all(['DoNotResubmit', 'IdempotencyKeyReused'], 'unknown'),
  IdempotencyKeyMissing: 'errorRefused',
};

async function shows({ settings, refuse }: RefusedCall) {
  await showRequests({ settings }, refuse);
}

async function looks({ settings, refuse }: RefusedCall) {
  const { look } = await showRequests({ settings }, refuse);
  await look();
}

async function sends({ settings, refuse }: RefusedCall) {
  const { review, press } = await showRequests({ settings }, (test) => {
    test.server.answer(proofWays, answers.proofWays());
    refuse(test);
  });
  await review();
  await press('Agree and send');
}

async function replies({ settings, refuse }: RefusedCall) {
  const { answer, press } = await showRequests({ settings, requests: askedRequests() }, refuse);
  await answer();
  await press('Send your reply');
}

/** The borrower closes the dialog that asks for a proof. */
async function declinesProof(refusedCall: RefusedCall) {
  await sends(refusedCall);
  await screen.findByText('Confirm it’s you');
  (await screen.findByRole('button', { name: 'Cancel', hidden: true })).click();
}

/** The codes of the requests of a borrower. */
export const requestsCodes: readonly Codes[] = [
  { calls: [offeredRequests], says: { Error: 'requests.errorOffered' }, show: shows },
  { calls: [borrowerRequests], says: { Error: 'requests.error' }, show: shows },
  {
    calls: [previewRequest],
    says: inGroup('requests', { ...ofValues, ...ofKind }),
    show: looks,
  },
  {
    calls: [submitRequest],
    says: {
      ...inGroup('requests', { ...ofValues, ...ofKind, ...ofKey, WordingChanged: 'changed' }),
      KeyClosed: 'changes.notSent',
    },
    show: sends,
  },
  {
    calls: [submitRequest],
    says: { ProofRequired: 'requests.errorProof' },
    show: declinesProof,
  },
  {
    calls: [replyToRequest],
    says: {
      ...inGroup('requests', { ...ofValues, ...ofKey, NotOpen: 'errorNotOpen' }),
      KeyClosed: 'changes.notSent',
    },
    show: replies,
  },
];
