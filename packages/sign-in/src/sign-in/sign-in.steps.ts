import type { ComponentType } from 'react';
import type { PostSignIn } from '../post-sign-in/step';
import type { Attempt } from './sign-in.flow';

/** The steps after a right password with the view that shows them, fetched together. */
export type SignInSteps = PostSignIn & {
  readonly View: ComponentType<{ readonly postSignIn: PostSignIn }>;
};

export type SignInAttempt = Attempt<SignInSteps>;
