import { registerWidget } from '@portico/element';
import { sessionWidget } from './session/session.element';
import { signInWidget } from './sign-in/sign-in.element';

registerWidget(signInWidget);
registerWidget(sessionWidget);

export type { PorticoSessionElement, PorticoSignInElement } from './elements';
