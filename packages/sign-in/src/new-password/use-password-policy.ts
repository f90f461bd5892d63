import { passwordPolicy } from '@portico/core/credentials';
import { useCore, useSettingReader } from '@portico/element';
import type { PasswordPolicy } from '@portico/rules';
import { useEffect, useState } from 'react';

/** The password policy; undefined until the server has answered. */
export function usePasswordPolicy(): PasswordPolicy | undefined {
  const core = useCore();
  const read = useSettingReader();
  const [policy, setPolicy] = useState<PasswordPolicy>();
  useEffect(() => {
    let current = true;
    void passwordPolicy(core, read).then((found) => current && setPolicy(found));
    return () => {
      current = false;
    };
  }, [core, read]);
  return policy;
}
