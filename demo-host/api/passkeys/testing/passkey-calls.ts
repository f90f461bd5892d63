import {
  passkeyRegistrationOptions,
  passkeySignIn,
  passkeySignInOptions,
  registerPasskey,
} from '@portico/contract';
import { object, parse, string } from 'valibot';
import type { Answer, TestHost } from '../../testing/test-host';
import { createAuthenticator, type Authenticator, type Changes } from './authenticator';

export const origin = 'https://www.lender.example';
const domain = 'www.lender.example';

const withChallenge = object({ Options: object({ challenge: string() }) });

export const challengeIn = ({ body }: Answer): string =>
  parse(withChallenge, body).Options.challenge;

/** The calls of a page with passkeys, from the lender's origin unless another is given. */
export function passkeyCalls(host: TestHost) {
  const from = (page: string) => ({ headers: { Origin: page } });

  const askToAdd = (token: string, page = origin) =>
    host.send(passkeyRegistrationOptions, {}, { token, ...from(page) });

  const sendNew = (token: string, credential: unknown, name = 'Phone', page = origin) =>
    host.send(registerPasskey, { name, credential }, { token, ...from(page) });

  /** Adds a passkey; resolves to its authenticator. */
  async function add(token: string, name?: string): Promise<Authenticator> {
    const authenticator = createAuthenticator();
    const challenge = challengeIn(await askToAdd(token));
    await sendNew(token, authenticator.create({ challenge, origin, domain }), name);
    return authenticator;
  }

  const askToSignIn = (page = origin) => host.send(passkeySignInOptions, {}, from(page));

  const sendUse = (credential: unknown, page = origin) =>
    host.send(passkeySignIn, { credential }, from(page));

  async function signInBy(authenticator: Authenticator, changes?: Changes): Promise<Answer> {
    const challenge = challengeIn(await askToSignIn());
    return sendUse(authenticator.use({ challenge, origin, domain }, changes));
  }

  return { askToAdd, sendNew, add, askToSignIn, sendUse, signInBy };
}
