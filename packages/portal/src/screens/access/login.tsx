import { SignInView, signInWidget } from '@portico/sign-in';
import type { RouteModule } from '../../routing/route';

/** The sign-in screen. */
export const login: RouteModule = { View: SignInView, texts: signInWidget.texts };
