import { maintenanceMode } from '@portico/contract';
import {
  chunk,
  institutionLengths,
  removeCheckDigitOption,
  today,
  type Chunk,
  type Core,
  type InstitutionLengths,
} from '@portico/core/internal';
import { fetchView, type ReadSetting, type ViewModule } from '@portico/element';
import { accountNumberGroups } from '@portico/rules';
import { computed, effect, signal } from '@preact/signals-core';
import type { ComponentType } from 'react';
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

const sectionViews: Readonly<Record<Exclude<Section, 'personal'>, Chunk<ViewModule<StepProps>>>> = {
  emailVerification: chunk(() => import('./email-verification/email-verification.view')),
  security: chunk(() => import('./security/security-step')),
  logon: chunk(() => import('./logon/logon-step')),
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

/** Milliseconds for which the success message is shown before the sign-in begins (D42). */
export const readingTime = 2_000;

/** Sending, and the policy of the last step; not part of the first screen's code. */
const creatingCode = chunk(() => import('./registration.creating'));

/** The registration wizard through the lender's API (access §7). */
export function createRegistration(page: RegistrationPage): Registration {
  const { core, read } = page;
  const loadCreating = () => core.onDemand(creatingCode, 'waitedFor');
  const rules = wizardRules(read);
  const lengths = signal<InstitutionLengths>({});
  const views = new Map<Section, ComponentType<StepProps>>();
  const enter = async (section: Section) => {
    if (section === 'personal') return {};
    views.set(section, await fetchView(core, sectionViews[section]));
    if (section !== 'logon') return {};
    const { logonPolicy } = await loadCreating();
    return { policy: await logonPolicy(page, rules) };
  };
  let cancelSignIn = () => {};
  const flow = createRegistrationFlow(
    {
      maintenance: () => maintenance(core),
      enter: (section) => enter(section).catch(() => undefined),
      create: (values) =>
        loadCreating().then(
          ({ createAccount }) => createAccount(page, rules, values),
          () => ({ end: 'refused', text: 'errorKindOffline' }),
        ),
      // The sign-in screen shows that the service is down.
      down: () => page.navigate({ screen: 'login' }),
      signIn: (credentials) =>
        void loadCreating().then(
          ({ signInHere }) => {
            cancelSignIn = core.environment.delay(() => {
              cancelSignIn = signInHere(page, credentials);
            }, readingTime);
          },
          // The success message stays, with a link to the sign-in screen.
          () => undefined,
        ),
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
    prepare: () => void core.onDemand(creatingCode, 'background'),
    dispose() {
      cancelSignIn();
      stopFetching();
      flow.dispose();
    },
  };
}

async function maintenance({ client }: Core): Promise<'up' | 'down' | 'unknown'> {
  const answer = await client.send(maintenanceMode, undefined);
  if (!answer.ok) return 'unknown';
  return answer.value.isEnabled ? 'down' : 'up';
}
