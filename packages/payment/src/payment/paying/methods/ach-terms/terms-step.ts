import { agreementsToAccept, type ReadableAgreement } from '@portico/core/agreements';
import type { Core } from '@portico/core/internal';
import type { ReadSetting } from '@portico/element';

/** The agreements to accept. */
export type TermsStep = {
  readonly at: 'terms';
  readonly terms: readonly ReadableAgreement[];
  /** Host numbers of the accepted agreements that have a text. */
  readonly accepted: ReadonlySet<number>;
  /** Why Agree failed: the name of one not accepted yet, or they could not be logged. */
  readonly problem: { readonly unread: string } | 'log' | undefined;
};

export type TermsEvent =
  /** The answer to the text of one agreement. */
  | { readonly type: 'answerTerm'; readonly hostNum: number; readonly accepted: boolean }
  | { readonly type: 'agree' }
  | { readonly type: 'disagree' };

/** Nothing is accepted yet. */
export function termsStepOf(terms: readonly ReadableAgreement[]): TermsStep {
  return { at: 'terms', terms, accepted: new Set(), problem: undefined };
}

/** The step after the answer to the text of one agreement. */
export function answeredTerm(step: TermsStep, hostNum: number, accepts: boolean): TermsStep {
  const accepted = new Set(step.accepted);
  if (accepts) accepted.add(hostNum);
  else accepted.delete(hostNum);
  return { ...step, accepted, problem: undefined };
}

/**
 * The name of an agreement that is not accepted yet. One with neither text nor address cannot be
 * read, so it cannot be accepted.
 */
export function unreadTerm({ terms, accepted }: TermsStep): string | undefined {
  return terms.find(({ html, url, hostNum }) => (html || !url) && !accepted.has(hostNum))?.name;
}

/**
 * The agreements that a payment by bank account needs, when the host asks for them: those that this
 * page knows not to be accepted, else all, because the host knows better.
 */
export function askedTerms(core: Core, read: ReadSetting): readonly ReadableAgreement[] {
  const agreed = core.session.peek()?.agreed ?? [];
  const missing = agreementsToAccept(core, read, 'ach', agreed);
  return missing.length > 0 ? missing : agreementsToAccept(core, read, 'ach', []);
}
