import {
  chunk,
  institutionLengths,
  today,
  type Core,
  type InstitutionLengths,
} from '@portico/core/internal';
import type { ReadSetting } from '@portico/element';
import { accountNumberGroups } from '@portico/rules';
import { computed, effect, signal } from '@preact/signals-core';
import type { ComponentType } from 'react';
import { removeCheckDigitOption } from '@portico/shared/settings';
import type { SignInPage } from './automatic-sign-in';
import type { SentCode } from './email-verification/email-verification.flow';
import { createRegistrationFlow, type RegistrationFlow } from './registration.flow';
import { wizardRules } from './registration.rules';
import type { RegistrationState, Section, WizardRules } from './registration.state';

/** What the wizard needs from its element. */
export type RegistrationPage = SignInPage & { readonly read: ReadSetting };

/** Props of a step. */
export type StepProps = {
  readonly registration: Registration;
  readonly state: RegistrationState;
};

export type Registration = RegistrationFlow & {
  readonly core: Core;
  readonly read: ReadSetting;
  readonly rules: WizardRules;
  /** The last code sent to each e-mail address. In memory only. */
  readonly sentCodes: Map<string, SentCode>;
  /** The view of a section that was entered. */
  readonly viewOf: (section: Section) => ComponentType<StepProps> | undefined;
  /** Called when the visitor starts to type: fetches the code that the next steps need. */
  readonly prepare: () => void;
};

const movesCode = chunk(() => import('./registration.moves.controller'));

/** The registration wizard through the lender's API (access §7). */
export function createRegistration(page: RegistrationPage): Registration {
  const { core, read } = page;
  const rules = wizardRules(read);
  const lengths = signal<InstitutionLengths>({});
  const views = new Map<Section, ComponentType<StepProps>>();
  const flow = createRegistrationFlow(
    {
      async moves(wizard) {
        const { registrationMoves } = await core.onDemand(movesCode, 'waitedFor');
        return registrationMoves({ ...page, views }, wizard);
      },
      groupsOf: (accountType) => {
        if (!rules.personal.has('accountNumber') || accountType === '') return [];
        const type = accountType === 'Deposit' ? 'Deposit' : 'Loan';
        const removeCheckDigit = read(removeCheckDigitOption);
        return accountNumberGroups(lengths.value, type, { removeCheckDigit });
      },
      today: () => today(core),
    },
    rules,
  );
  // The account number's lengths are needed once the account type is chosen.
  const kind = computed(() => flow.state.value.values.accountType);
  const stopFetching = effect(() => {
    if (kind.value === '' || !rules.personal.has('accountNumber')) return;
    void institutionLengths(core).then((answer) => {
      if (answer.ok) lengths.value = answer.value;
    });
  });
  return {
    ...flow,
    core,
    read,
    rules,
    sentCodes: new Map(),
    viewOf: (section) => views.get(section),
    prepare: () => void core.onDemand(movesCode, 'background'),
    dispose() {
      stopFetching();
      flow.dispose();
    },
  };
}
