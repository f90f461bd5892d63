import { registerWidget } from '@portico/element';
import { activationWidget } from './activation/activation.element';
import { optOutWidget } from './opt-out/opt-out.element';
import { passwordChangeWidget } from './password-change/password-change.element';
import { recoveryWidget } from './recovery/recovery.element';
import { sessionWidget } from './session/session.element';
import { signInWidget } from './sign-in/sign-in.element';

registerWidget(signInWidget);
registerWidget(sessionWidget);
registerWidget(recoveryWidget);
registerWidget(activationWidget);
registerWidget(passwordChangeWidget);
registerWidget(optOutWidget);

export type {
  PorticoActivationElement,
  PorticoOptOutElement,
  PorticoPasswordChangeElement,
  PorticoRecoveryElement,
  PorticoSessionElement,
  PorticoSignInElement,
} from './elements';
