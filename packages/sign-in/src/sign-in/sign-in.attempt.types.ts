import type { ComponentType } from 'react';
import type { StepsEnd } from '../post-sign-in/post-sign-in.flow';
import type { PostSignIn } from '../post-sign-in/step';
import type { Next } from './sign-in.flow';

/** The steps after a correct password with the view that shows them, fetched together. */
export type SignInSteps = PostSignIn & {
  readonly ended: Promise<StepsEnd>;
  readonly View: ComponentType<{ readonly postSignIn: PostSignIn }>;
};

/** Why the form is shown, with the view of the message, fetched together. */
export type SignInNotice = { readonly View: ComponentType };

export type SignInAttempt = Next<SignInSteps, SignInNotice>;
