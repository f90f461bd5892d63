import { credentialsTexts } from '@portico/core/credentials';
import { changesTexts, customerServicePhone } from '@portico/core/internal';
import {
  useCore,
  useFailureText,
  useFlow,
  useLinkToken,
  useNavigate,
  useSetting,
  useTexts,
} from '@portico/element';
import { Banner, Heading, WithPhone } from '@portico/ui';
import { useEffect, type ReactNode } from 'react';
import { useAutomaticSignIn } from '../automatic-sign-in/automatic-sign-in';
import { ScreenLink } from '../sign-in/screens/screen-link';
import { createActivation } from './activation.controller';
import type { ActivationProblem } from './activation.flow';
import { activationTexts, type ActivationTextKey } from './activation.sentences';
import { ActivationForm } from './screens/activation-form';

/** The text catalogues of the screen. */
export const activationCatalogues = [activationTexts, credentialsTexts, changesTexts];

type ActivationViewProps = {
  /** The token of the invitation; default: the one in the address (D41). */
  readonly token?: string | undefined;
};

/** The view of `portico-activation`. Without a token it goes to the sign-in screen (access §4). */
export function ActivationView({ token: given }: ActivationViewProps): ReactNode {
  const token = useLinkToken(given);
  return token === undefined ? <NoToken /> : <Activation key={token} token={token} />;
}

function NoToken(): ReactNode {
  const navigate = useNavigate();
  useEffect(() => {
    navigate({ screen: 'login', data: { kind: 'signedOut', reason: 'unauthorized' } });
  }, [navigate]);
  const t = useTexts(activationTexts);
  return <ScreenLink screen="login">{t('toLogin')}</ScreenLink>;
}

const problems: Readonly<Record<ActivationProblem, ActivationTextKey | 'notSent'>> = {
  error: 'error',
  notSent: 'notSent',
  unconfirmed: 'errorUnconfirmed',
  restricted: 'errorRestricted',
  logonNameTaken: 'errorLogonNameTaken',
  chooseDifferentPassword: 'errorChooseDifferentPassword',
};

const signInMayHelp: readonly ActivationProblem[] = ['unconfirmed', 'restricted', 'logonNameTaken'];

function Activation({ token }: { readonly token: string }): ReactNode {
  const core = useCore();
  const t = useTexts(activationTexts);
  const failure = useFailureText(activationTexts);
  const phone = useSetting(customerServicePhone);
  const [signIn, signInScreen] = useAutomaticSignIn();
  const { state, send } = useFlow(() => createActivation(core, token, signIn));
  const { problem } = state;
  const service = t(phone ? 'serviceAt' : 'service', { phone });
  if (signInScreen) return signInScreen;
  return (
    <div className="grid max-w-sm grid-cols-1 gap-4">
      <Heading own level={2}>
        {t('heading')}
      </Heading>
      {problem && (
        <Banner tone="error">
          <p>
            <WithPhone>{failure(problems[problem], undefined, { service })}</WithPhone>
          </p>
          {signInMayHelp.includes(problem) && (
            <ScreenLink screen="login">{t('toLogin')}</ScreenLink>
          )}
        </Banner>
      )}
      {problem !== 'restricted' && <ActivationForm state={state} send={send} />}
    </div>
  );
}
