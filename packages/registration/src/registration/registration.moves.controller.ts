import { apply, maintenanceMode, register } from '@portico/contract';
import {
  agreements,
  openAgreementsFirstOption,
  readableAgreements,
  readAgreements,
} from '@portico/core/agreements';
import { loginNamePolicy, passwordPolicy } from '@portico/core/credentials';
import { chunk, today, type Chunk, type Core } from '@portico/core/internal';
import { fetchView, type ViewModule } from '@portico/element';
import { neededAgreements } from '@portico/rules';
import type { ComponentType } from 'react';
import { signInHere } from './automatic-sign-in';
import { createLogonCheck } from './logon/logon-check';
import type { RegistrationPage, StepProps } from './registration.controller';
import { refusedCreation } from './registration.errors';
import { createMoves } from './registration.moves';
import { payloadOf } from './registration.payload';
import type {
  Creation,
  LogonPolicy,
  Moves,
  Section,
  Values,
  Wizard,
  WizardRules,
} from './registration.state';
import { visitorId } from './visitor-id';
import { applyWithoutAccountOption } from '../settings';

type Page = Pick<RegistrationPage, 'core' | 'read'>;

/** What the moves need from the wizard's element. */
type MovingPage = RegistrationPage & {
  /** The view of each section that was entered. */
  readonly views: Map<Section, ComponentType<StepProps>>;
};

/** Milliseconds for which the success message is shown before the sign-in begins (D42). */
export const readingTime = 2_000;

const sectionViews: Readonly<Record<Exclude<Section, 'personal'>, Chunk<ViewModule<StepProps>>>> = {
  emailVerification: chunk(() => import('./email-verification/email-verification.view')),
  security: chunk(() => import('./security/security-step')),
  logon: chunk(() => import('./logon/logon-step')),
};

/** The moves through the lender's API (access §7). */
export function registrationMoves(page: MovingPage, wizard: Wizard): Moves {
  const { core, views } = page;
  const { rules, disposal } = wizard;
  const enter = async (section: Section) => {
    if (section === 'personal') return {};
    views.set(section, await fetchView(core, sectionViews[section]));
    return section === 'logon' ? { policy: await logonPolicy(page, rules) } : {};
  };
  return createMoves(
    {
      maintenance: () => maintenance(core),
      enter: (section) => enter(section).catch(() => undefined),
      create: (values) => createAccount(page, rules, values),
      // The sign-in screen shows that the service is down.
      down: () => page.navigate({ screen: 'login' }),
      signIn(credentials) {
        const signIn = () => disposal.addEventListener('abort', signInHere(page, credentials));
        disposal.addEventListener('abort', core.environment.delay(signIn, readingTime));
      },
    },
    wizard,
  );
}

async function maintenance({ client }: Core): Promise<'up' | 'down' | 'unknown'> {
  const answer = await client.send(maintenanceMode, undefined);
  if (!answer.ok) return 'unknown';
  return answer.value.isEnabled ? 'down' : 'up';
}

/** What the last step is checked against: rules of server and institution, agreements. */
async function logonPolicy(page: Page, rules: WizardRules): Promise<LogonPolicy> {
  const { core, read } = page;
  const [loginName, password] = await Promise.all([
    loginNamePolicy(core, read),
    passwordPolicy(core, read),
  ]);
  const readable = readableAgreements(read, agreementsOf(page));
  const shown = { agreements: readable, opensFirst: read(openAgreementsFirstOption) };
  return { ...shown, check: createLogonCheck({ ...shown, loginName, password }, rules) };
}

/** The agreements that every new borrower must accept (access §4). */
function agreementsOf({ core, read }: Page) {
  const all = readAgreements(core, read(agreements));
  return neededAgreements(all, [], 'registration', today(core));
}

/** Create Account: an application if no account number is asked and the lender allows it (D12). */
async function createAccount(page: Page, rules: WizardRules, values: Values): Promise<Creation> {
  const { core, read } = page;
  const agreed = values.choices.agreed;
  const payload = payloadOf(values, rules, agreementsOf(page), agreed);
  const { accountNumber, ...application } = { ...payload, visitorId: visitorId(core) };
  const applies = !rules.personal.has('accountNumber') && read(applyWithoutAccountOption);
  const answer = applies
    ? await core.client.send(apply, application)
    : await core.client.send(register, { ...application, accountNumber });
  return answer.ok ? { end: 'created' } : refusedCreation(answer.error);
}
