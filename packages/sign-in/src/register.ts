import { registerWidget } from '@portico/element';
import { activationWidget } from './activation/activation.element';
import { optOutWidget } from './opt-out/opt-out.element';
import { recoveryWidget } from './recovery/recovery.element';
import { sessionWidget } from './session/session.element';
import { signInWidget } from './sign-in/sign-in.element';

registerWidget(signInWidget);
registerWidget(sessionWidget);
registerWidget(recoveryWidget);
registerWidget(activationWidget);
registerWidget(optOutWidget);

export type {
  PorticoActivationElement,
  PorticoOptOutElement,
  PorticoRecoveryElement,
  PorticoSessionElement,
  PorticoSignInElement,
} from './elements';
