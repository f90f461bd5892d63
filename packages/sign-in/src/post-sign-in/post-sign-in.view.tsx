import { useSignalValue } from '@portico/element';
import type { ReactNode } from 'react';
import type { PostSignIn } from './step';

/** The current step of the queue. */
export function PostSignInView({ postSignIn }: { readonly postSignIn: PostSignIn }): ReactNode {
  const state = useSignalValue(postSignIn.queue.state);
  if (state.at === 'ended') return null;
  const View = postSignIn.viewOf(state.step);
  return View && <View key={state.step} step={state.step} postSignIn={postSignIn} />;
}
