import type { Core } from '@portico/core';
import type { ReadSetting } from '@portico/element';
import type { Agreement, SignInStep } from '@portico/rules';
import type { ComponentType } from 'react';
import type { HeldLogin } from './held-login';
import type { QueueFlow } from './post-sign-in.flow';

/** What signing in needs of the page it stands on. */
export type SignInPage = { readonly core: Core; readonly read: ReadSetting };

/** The steps after a right password, while they run. */
export type PostSignIn = {
  readonly core: Core;
  readonly held: HeldLogin;
  readonly queue: QueueFlow;
  /** What the borrower has yet to agree to. */
  readonly agreements: readonly Agreement[];
  cancel(): void;
  /** The step's view; loaded before the queue starts. */
  viewOf(step: SignInStep): StepView | undefined;
};

/** What every step's view is given. */
export type StepProps = { readonly step: SignInStep; readonly postSignIn: PostSignIn };

export type StepView = ComponentType<StepProps>;
