import {
  accountAlerts,
  changeContactInfo,
  endSessions,
  proofWays,
  sendProofCode,
  setTaxFormDelivery,
  submitRequest,
  type Call,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import type { TestCore } from '@portico/core/testing';
import { fireEvent, screen } from '@testing-library/react';
import { proofCodes } from '../codes/proof.codes';
import { requestsCodes } from '../codes/requests.codes';
import { taxFormsCodes } from '../codes/tax-forms.codes';
import { effectsOn, type Row, type Settings } from './effect';
import { hasText, timeAfter } from './observations';

/** Makes a change of a widget that needs a proof; the code's table opens its screen. */
async function asks(call: Call, settings: Settings, prepare: (test: TestCore) => void) {
  const show = [...proofCodes, ...requestsCodes, ...taxFormsCodes].find(({ calls }) =>
    calls.includes(call),
  )?.show;
  const tests: TestCore[] = [];
  const refuse = (test: TestCore) => {
    tests.push(test);
    test.server.refuse(call, 'ProofRequired');
    prepare(test);
  };
  void show?.({ call, settings, refuse }).catch(() => undefined);
  await screen.findByText('Confirm it’s you');
  const [test] = tests;
  if (!test) throw new Error(`No screen makes the call ${call.name}.`);
  return test;
}

/** The same with a security code on its way. */
async function getsCode(call: Call, settings: Settings) {
  const test = await asks(call, settings, ({ server }) => {
    server.answer(proofWays, answers.proofWays());
    server.answer(sendProofCode, answers.sendProofCode());
  });
  fireEvent.click(await screen.findByText('Send a code by email'));
  await screen.findByText(/^We sent a security code/);
  return test;
}

/** What the dialog for a proof reads, in the widget that makes the change. */
const rowsOf = (call: Call): readonly Row[] => [
  {
    key: 'globalOptions.customerServicePhone',
    value: '555-0100',
    sees: async (settings) => {
      await asks(call, settings, ({ server }) => server.answerRaw(proofWays, '', 404));
      await screen.findByText(/^This cannot be changed here/);
      return screen.queryByRole('link', { name: '555-0100' }) !== null;
    },
    unset: false,
    set: true,
  },
  {
    key: 'loginOptions.securityCodeMinutes',
    value: '25',
    sees: async (settings) => {
      const { clock } = await getsCode(call, settings);
      return hasText(timeAfter(clock.now(), 25));
    },
    unset: false,
    set: true,
  },
  {
    key: 'loginOptions.securityCodeWaitSeconds',
    value: '75',
    sees: async (settings) => {
      await getsCode(call, settings);
      return /new code in (\d:\d\d)/.exec(document.body.textContent)?.[1] ?? null;
    },
    unset: '0:30',
    set: '1:15',
  },
];

/** The settings of the dialog that asks for a proof, in each widget that shows it. */
export const proofEffects = [
  ...effectsOn('portico-contact-change', rowsOf(changeContactInfo)),
  ...effectsOn('portico-loan-details', rowsOf(accountAlerts)),
  ...effectsOn('portico-profile', rowsOf(endSessions)),
  // These show the phone number elsewhere too, with a row for it.
  ...effectsOn(
    'portico-portal',
    rowsOf(endSessions).filter(({ key }) => key.startsWith('loginOptions.')),
  ),
  ...effectsOn('portico-document-center', rowsOf(setTaxFormDelivery)),
  ...effectsOn(
    'portico-requests',
    rowsOf(submitRequest).filter(({ key }) => key.startsWith('loginOptions.')),
  ),
];
