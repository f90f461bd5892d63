import { loginNamePolicy, minimumOf, passwordPolicy } from '@portico/core/credentials';
import type { Core } from '@portico/core/internal';
import type { ReadSetting } from '@portico/element';
import { defaultMinimums } from '@portico/rules';
import type { CredentialRules } from './user-information.model';

/** The rules of the login name and the password, of the API or their defaults (access §5; D20). */
export async function credentialRules(core: Core, read: ReadSetting): Promise<CredentialRules> {
  const { profilePassword } = defaultMinimums;
  const [loginName, password, oldPasswordMinimum] = await Promise.all([
    loginNamePolicy(core, read),
    passwordPolicy(core, read, profilePassword),
    minimumOf(core, 'passwordMinimumLength', profilePassword),
  ]);
  return { loginName, password, oldPasswordMinimum };
}
