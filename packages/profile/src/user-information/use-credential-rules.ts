import { loginNamePolicy, minimumOf, passwordPolicy } from '@portico/core/credentials';
import type { Core } from '@portico/core/internal';
import { useCore, useSettingReader, type ReadSetting } from '@portico/element';
import { defaultMinimums } from '@portico/rules';
import { useEffect, useState } from 'react';
import type { CredentialRules } from './user-information.model';

/** What new credentials are checked by; undefined until it is read. */
export function useCredentialRules(): CredentialRules | undefined {
  const core = useCore();
  const read = useSettingReader();
  const [rules, setRules] = useState<CredentialRules>();
  useEffect(() => {
    let current = true;
    void credentialRules(core, read).then((found) => current && setRules(found));
    return () => {
      current = false;
    };
  }, [core, read]);
  return rules;
}

/** The rules of the login name and the password, of the API or their defaults (access §5; D20). */
async function credentialRules(core: Core, read: ReadSetting): Promise<CredentialRules> {
  const { profilePassword } = defaultMinimums;
  const [loginName, password, oldPasswordMinimum] = await Promise.all([
    loginNamePolicy(core, read),
    passwordPolicy(core, read, profilePassword),
    minimumOf(core, 'passwordMinimumLength', profilePassword),
  ]);
  return { loginName, password, oldPasswordMinimum };
}
