import { testSession } from '@portico/core/testing';
import type { ReactNode } from 'react';
import type { NavigationState } from '../navigation/navigation.flow';
import SignedInLayout from '../shell/layout.signed-in.view';

const state: NavigationState = {
  shown: undefined,
  match: undefined,
  loading: false,
  viewError: undefined,
  asking: undefined,
};

const ignore = () => undefined;

/** The layout of a signed-in borrower, with no screen in it. */
export function TestLayout(): ReactNode {
  return <SignedInLayout session={testSession} state={state} retry={ignore} broke={ignore} />;
}
