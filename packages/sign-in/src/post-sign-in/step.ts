import type { Core } from '@portico/core/internal';
import type { ReadSetting } from '@portico/element';
import type { Agreement, SignInStep } from '@portico/rules';
import type { ComponentType } from 'react';
import type { HeldLogin } from './held-login';
import type { QueueFlow } from './post-sign-in.flow';

/** What signing in needs from the page. */
export type SignInPage = {
  readonly core: Core;
  readonly read: ReadSetting;
  /** Aborted when the screen is removed: nobody is signed in by a later answer. */
  readonly removed: AbortSignal;
};

/** The steps after a correct password, while they run. */
export type PostSignIn = {
  readonly core: Core;
  readonly held: HeldLogin;
  readonly queue: QueueFlow;
  /** The agreements still to accept. */
  readonly agreements: readonly Agreement[];
  cancel(): void;
  /** The step's view; loaded before the queue starts. */
  viewOf(step: SignInStep): StepView | undefined;
};

/** Props of every step's view. */
export type StepProps = { readonly step: SignInStep; readonly postSignIn: PostSignIn };

export type StepView = ComponentType<StepProps>;
