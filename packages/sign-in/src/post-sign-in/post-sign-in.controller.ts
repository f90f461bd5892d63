import { maintenanceMode } from '@portico/contract';
import { agreements, readAgreements } from '@portico/core/agreements';
import { chunk, today, type Chunk, type Core } from '@portico/core/internal';
import { fetchView, type ViewModule } from '@portico/element';
import {
  neededSignInSteps,
  signInAgreements,
  type Agreement,
  type SignInStep,
  type StepConditions,
} from '@portico/rules';
import { recoverCredentialsWithoutQuestionOption } from '@portico/shared/settings';
import { agreedRecords, holdLogin, type HeldLogin, type LoginAnswer } from './held-login';
import { createQueueFlow, type StepsEnd } from './post-sign-in.flow';
import { rememberDevice } from './remember-device';
import type { PostSignIn, SignInPage, StepProps, StepView } from './step';
import { useMultiFactorOption, useSsnValidationOption } from '../settings/login-options';

type StepChunk = Chunk<ViewModule<StepProps>>;

/** The view of each step. */
const stepViews: Readonly<Record<SignInStep, StepChunk>> = {
  securityCode: chunk(() => import('./security-code/security-code.view')),
  validateSsn: chunk(() => import('./ssn/ssn.view')),
  changePassword: chunk(() => import('./change-password/change-password.view')),
  secretQuestion: chunk(() => import('./secret-question/secret-question.view')),
  agreements: chunk(() => import('./agreements/agreements.view')),
};

/** The steps; `ended` resolves once the session has started or the sign-in is discarded. */
export type StartedSteps = PostSignIn & { readonly ended: Promise<StepsEnd> };

/**
 * Starts the steps after a correct password (access §4). The session starts only when the last step
 * is completed (D33); however they end, password and pre-auth token are wiped (D35, D38).
 *
 * @param password undefined after a sign-in by token or single sign-on.
 * @throws when a step's code cannot be fetched.
 */
export async function startPostSignIn(
  page: SignInPage,
  login: LoginAnswer,
  password: string | undefined,
): Promise<StartedSteps> {
  const { core } = page;
  const asked = agreementsToAccept(page, login);
  const steps = neededSignInSteps(conditionsOf(page, login, password !== undefined, asked));
  const views = new Map<SignInStep, StepView>();
  for (const step of steps) views.set(step, await fetchView(core, stepViews[step]));
  const held = holdLogin(login, password, today(core));
  const queue = createQueueFlow(steps, () => isDown(core));
  return {
    core,
    held,
    queue,
    agreements: asked,
    ended: queue.ended.then((end) => close(page, held, end)),
    cancel: queue.cancel,
    viewOf: (step) => views.get(step),
  };
}

const asksSecurityCode = (read: SignInPage['read']) => read(useMultiFactorOption);

/** Fetches the likely first step while the password is being checked. */
export function prepareSteps({ core, read }: SignInPage): void {
  if (asksSecurityCode(read)) void core.onDemand(stepViews.securityCode, 'background');
}

/** Whether the portal is down; a failed request counts as down (access §4; D38). */
export async function isDown(core: Core): Promise<boolean> {
  const answer = await core.client.send(maintenanceMode, undefined);
  return !answer.ok || answer.value.isEnabled;
}

function close({ core, removed }: SignInPage, held: HeldLogin, end: StepsEnd): StepsEnd {
  const session = held.session();
  held.wipe();
  if (end !== 'completed') return end;
  if (removed.aborted) return 'cancelled';
  if (session === undefined) {
    core.report({ message: 'The login answer has no UserToken' });
    return 'down';
  }
  void rememberDevice(core, held.login);
  core.startSession(session);
  return end;
}

function conditionsOf(
  { read }: SignInPage,
  login: LoginAnswer,
  hasPassword: boolean,
  asked: readonly Agreement[],
): StepConditions {
  return {
    login,
    hasPassword,
    multiFactor: asksSecurityCode(read),
    validateSsn: read(useSsnValidationOption),
    recoverWithoutQuestion: read(recoverCredentialsWithoutQuestionOption),
    agreements: asked,
  };
}

/** Agreements at login, and those to accept again when e-mail is restricted (access §4; D153). */
function agreementsToAccept({ core, read }: SignInPage, login: LoginAnswer) {
  const all = readAgreements(core, read(agreements));
  return signInAgreements(all, agreedRecords(login), login, today(core));
}
