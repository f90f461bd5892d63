import { checkTokenExpiration, lookupLoginFromToken } from '@portico/contract';
import { chunk, type ApiError, type Core } from '@portico/core';
import type { ReadSetting } from '@portico/element';
import type { ComponentType } from 'react';
import {
  createPasswordChangeFlow,
  type GoodLink,
  type PasswordChangeFlow,
  type PasswordChangePorts,
} from './password-change.flow';

type Page = { readonly core: Core; readonly read: ReadSetting };

/** What the form for the new password is given. */
export type NewPasswordProps = {
  readonly token: string;
  readonly link: GoodLink;
  readonly changed: (password: string) => void;
};

/** What the link leads to, done by the view. */
type Ways = Pick<PasswordChangePorts, 'signIn'> & {
  /** The form is there: the link was good. */
  readonly fetched: (form: ComponentType<NewPasswordProps>) => void;
};

/** The link over the lender's API (access §7; D40). */
export function createPasswordChange(
  { core, read }: Page,
  token: string,
  { signIn, fetched }: Ways,
): PasswordChangeFlow {
  const lookUp = async () => {
    const answer = await core.client.send(lookupLoginFromToken, { userToken: token });
    return answer.ok ? answer.value.logon : undefined;
  };
  return createPasswordChangeFlow({
    async check() {
      const coming = fetchForm(core).catch(() => undefined);
      const answer = await core.client.send(checkTokenExpiration, { token });
      if (!answer.ok) return isRefusal(answer.error) ? 'over' : 'failed';
      if (answer.value.expired) return 'over';
      const form = await coming;
      if (!form) return 'failed';
      const [username, policy] = await Promise.all([lookUp(), form.passwordPolicy(core, read)]);
      fetched(form.default);
      return { username, policy };
    },
    lookUp,
    signIn,
  });
}

/** The server has said no; anything else is no answer. */
function isRefusal({ kind }: ApiError): boolean {
  return kind === 'rejected' || kind === 'forbidden' || kind === 'unauthorized';
}

const newPassword = chunk(() => import('./screens/new-password'));

/** Fetched while the link is checked, with the sentences it shows. */
async function fetchForm(core: Core) {
  const form = await core.onDemand(newPassword, 'waitedFor');
  await core.loadTexts(form.texts);
  return form;
}
