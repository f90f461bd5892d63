import { chunk, passToScreen, type ScreenData } from '@portico/core/internal';
import { fetchView, useCore, useNavigate } from '@portico/element';
import { useState, type ComponentType, type ReactNode } from 'react';
import type { Credentials } from '../sign-in/sign-in.flow';

const signInScreen = chunk(() => import('./sign-in-screen'));

/**
 * Signs the borrower in with the credentials they have just chosen: on the portal's sign-in screen,
 * else inside this widget, because another page would not have the password (D35, D40).
 *
 * @returns the function that signs in, and the sign-in screen once it is loaded: render it instead
 *   of the widget
 */
export function useAutomaticSignIn(): readonly [(credentials: Credentials) => void, ReactNode] {
  const core = useCore();
  const navigate = useNavigate();
  const [screen, setScreen] = useState<{ readonly View: ComponentType<object> }>();
  const signIn = (credentials: Credentials) => {
    const data: ScreenData = { kind: 'credentials', ...credentials };
    const { router } = core.environment.page.get();
    if (router?.hrefFor({ screen: 'login' }) !== undefined) {
      return navigate({ screen: 'login', data });
    }
    fetchView(core, signInScreen).then(
      (View) => {
        passToScreen(core, 'login', data);
        setScreen({ View });
      },
      // If its code cannot be fetched, the borrower signs in on the sign-in page.
      () => navigate({ screen: 'login' }),
    );
  };
  return [signIn, screen && <screen.View />];
}
