import {
  accountAlerts,
  accountDetails,
  changeContactInfo,
  changeTextSubscriptions,
  endSessions,
  giveProof,
  passkeyRegistrationOptions,
  proofPasskeyOptions,
  proofWays,
  registerPasskey,
  removePasskey,
  sendProofCode,
  sessionList,
  updateProfile,
  type Call,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { stubPasskeys } from '@portico/core/testing';
import { showWidget } from '@portico/element/testing';
import { ProofPlace } from '@portico/shared/proof';
import { screen, within } from '@testing-library/react';
import '@portico/shared/testing/parts';
import { AlertsView, openLoan } from '@portico/loan-details/testing/parts';
import { DevicesSection } from '@portico/profile/testing/parts';
import { showProfile } from '@portico/profile/testing';
import { inGroup, type Codes, type RefusedCall } from './code';
import { contactCodes } from './contact.codes';
import { passkeysCodes } from './passkeys.codes';
import { profileCodes } from './profile.codes';
import { textingCodes } from './texting.codes';

const button = (name: RegExp) => screen.findByRole('button', { name, hidden: true });

/** A change that needs a proof, with the dialog that asks for it. */
export async function asked({ settings, refuse }: RefusedCall) {
  stubPasskeys();
  const { user } = await showWidget(
    <DevicesSection />,
    { settings, session: true, beside: ProofPlace },
    (test) => {
      test.server.answer(sessionList, answers.sessionList());
      test.server.refuse(endSessions, 'ProofRequired');
      const methods = ['Password', 'Code', 'Passkey'] as const;
      test.server.answer(proofWays, { ...answers.proofWays(), methods });
      test.server.answer(sendProofCode, answers.sendProofCode());
      test.server.answer(proofPasskeyOptions, answers.proofPasskeyOptions());
      refuse(test);
    },
  );
  await user.click(await button(/^Sign out everywhere else/));
  return user;
}

async function givesPassword(refusedCall: RefusedCall) {
  const user = await asked(refusedCall);
  await user.type(await screen.findByLabelText(/^Password/), 'Secret-1');
  await user.click(await button(/^Confirm$/));
}

const chooses = (way: RegExp) => async (refusedCall: RefusedCall) => {
  const user = await asked(refusedCall);
  await user.click(await button(way));
};

async function savesAlerts({ settings, refuse }: RefusedCall) {
  const view = <AlertsView loan={openLoan()} reload={() => undefined} />;
  const { user } = await showWidget(
    view,
    { settings, session: true, beside: ProofPlace },
    (test) => {
      test.server.answer(accountDetails, answers.accountDetails());
      refuse(test);
    },
  );
  await user.click(screen.getByRole('checkbox', { name: 'A new statement Email' }));
  await user.click(await button(/^Save alerts$/));
}

async function savesNotifications({ settings, refuse }: RefusedCall) {
  const { user } = await showProfile({ settings, prepare: refuse });
  await user.click(await screen.findByLabelText('Turn off all notifications'));
  await user.click(await button(/^Save notifications$/));
}

async function stopsTexts({ settings, refuse }: RefusedCall) {
  const { user } = await showProfile({ settings, prepare: refuse });
  await user.click(await button(/^Stop all texts$/));
}

/** The screens of the other tables that make a change for which the lender may want a proof. */
const screensOf = (call: Call) =>
  [...passkeysCodes, ...profileCodes, ...textingCodes, ...contactCodes]
    .filter(({ calls }) => calls.includes(call))
    .map(({ show }) => show);

/** The change is not made, because the borrower leaves the dialog. */
const declined = (call: Call, key: string, show = screensOf(call)[0]): Codes => ({
  calls: [call],
  says: { ProofRequired: key },
  show: async (refusedCall) => {
    await show?.(refusedCall);
    const heading = await screen.findByText('Confirm it’s you');
    const dialog = within(heading.closest('dialog') ?? document.body);
    const close = await dialog.findByRole('button', { name: 'Close', hidden: true });
    close.click();
  },
});

/** The codes of a recent proof, and of the changes that need one. */
export const proofCodes: readonly Codes[] = [
  { calls: [proofWays], says: { Error: 'proof.errorLoad' }, show: asked },
  {
    calls: [sendProofCode],
    says: inGroup('proof', { MaxAttemptsReached: 'errorSendTooMany', Error: 'errorSend' }),
    show: chooses(/^Send a code/),
  },
  {
    calls: [proofPasskeyOptions],
    says: { NotOffered: 'proof.errorPasskeyFailed' },
    show: chooses(/^Use a passkey/),
  },
  {
    calls: [giveProof],
    says: inGroup('proof', {
      Invalid: 'errorPassword',
      LockedOnBadPassword: 'errorLocked',
      CodeInvalid: 'errorCodeInvalid',
      CodeExpired: 'errorCodeExpired',
      MaxAttemptsReached: 'errorMaxAttemptsReached',
      Expired: 'errorPasskeyExpired',
      Error: 'error',
    }),
    show: givesPassword,
  },
  {
    calls: [giveProof],
    says: { Invalid: 'proof.errorPasskeyInvalid' },
    show: chooses(/^Use a passkey/),
  },
  declined(updateProfile, 'profileErrors.errorProofRequired'),
  declined(updateProfile, 'personalInformation.errorProofRequired', screensOf(updateProfile)[1]),
  declined(updateProfile, 'notifications.errorProofRequired', savesNotifications),
  declined(updateProfile, 'stopAllTexts.notProven', stopsTexts),
  declined(accountAlerts, 'alerts.errorProofRequired', savesAlerts),
  declined(changeContactInfo, 'contactChange.notProven'),
  declined(changeTextSubscriptions, 'textSubscriptions.notProven'),
  declined(passkeyRegistrationOptions, 'passkeys.errorProofRequired'),
  declined(registerPasskey, 'passkeys.errorProofRequired'),
  declined(removePasskey, 'passkeys.errorRemoveProofRequired'),
  declined(endSessions, 'devices.errorProofRequired'),
];
