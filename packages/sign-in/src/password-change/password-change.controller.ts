import { checkTokenExpiration, lookupLoginFromToken } from '@portico/contract';
import { chunk, type ApiError, type Core } from '@portico/core/internal';
import type { ReadSetting } from '@portico/element';
import type { ComponentType } from 'react';
import {
  createPasswordChangeFlow,
  type GoodLink,
  type PasswordChangeFlow,
  type PasswordChangePorts,
} from './password-change.flow';

type Page = { readonly core: Core; readonly read: ReadSetting };

/** Props of the form for the new password. */
export type NewPasswordProps = {
  readonly token: string;
  readonly link: GoodLink;
  readonly changed: (password: string) => void;
};

/** What the view does with the result of the link check. */
type PasswordChangeHandlers = Pick<PasswordChangePorts, 'signIn'> & {
  /** Called with the form once the link is known to be valid. */
  readonly fetched: (form: ComponentType<NewPasswordProps>) => void;
};

/** The password change by a link, through the lender's API (access §7; D40). */
export function createPasswordChange(
  { core, read }: Page,
  token: string,
  { signIn, fetched }: PasswordChangeHandlers,
): PasswordChangeFlow {
  const lookUp = async () => {
    const answer = await core.client.send(lookupLoginFromToken, { userToken: token });
    return answer.ok ? answer.value.logon : undefined;
  };
  return createPasswordChangeFlow({
    async check() {
      const formCode = fetchForm(core).catch(() => undefined);
      const answer = await core.client.send(checkTokenExpiration, { token });
      if (!answer.ok) return isRefusal(answer.error) ? 'over' : 'failed';
      if (answer.value.expired) return 'over';
      const form = await formCode;
      if (!form) return 'failed';
      const [username, policy] = await Promise.all([lookUp(), form.passwordPolicy(core, read)]);
      fetched(form.default);
      return { username, policy };
    },
    lookUp,
    signIn,
  });
}

/** Whether the server refused the link; any other error leaves its validity unknown. */
function isRefusal({ kind }: ApiError): boolean {
  return kind === 'rejected' || kind === 'forbidden' || kind === 'unauthorized';
}

const newPassword = chunk(() => import('./screens/new-password'));

/** Fetches the form with its texts while the link is checked. */
async function fetchForm(core: Core) {
  const form = await core.onDemand(newPassword, 'waitedFor');
  await core.loadTexts(form.texts);
  return form;
}
