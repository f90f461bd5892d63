import { profile } from '@portico/contract';
import { loginNamePolicy, minimumOf, passwordPolicy } from '@portico/core/credentials';
import type { Core } from '@portico/core/internal';
import { useCore, useSettingReader, type ReadSetting } from '@portico/element';
import { defaultMinimums } from '@portico/rules';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { CredentialRules, Profile, ProfilePage, ProfileParts } from './profile-page';

type Loaded = { readonly profile: Profile; readonly rules: CredentialRules };

export type ProfileState = Loaded | 'loading' | 'failed';

/**
 * The borrower's profile with the rules for credentials, each requested once (access §2). A reload
 * that fails leaves what is shown as it is.
 */
export function useProfile(): readonly [
  state: ProfileState,
  actions: Pick<ProfilePage, 'onSaved' | 'reload'>,
] {
  const core = useCore();
  const read = useSettingReader();
  const [state, setState] = useState<ProfileState>('loading');
  const [requests, setRequests] = useState(0);
  useEffect(() => {
    let current = true;
    setState((shown) => (shown === 'failed' ? 'loading' : shown));
    void load(core, read).then((loaded) => {
      if (!current) return;
      setState((shown) => loaded ?? (typeof shown === 'string' ? 'failed' : shown));
    });
    return () => {
      current = false;
    };
  }, [core, read, requests]);
  const reload = useCallback(() => setRequests((count) => count + 1), []);
  const onSaved = useCallback((parts: Partial<ProfileParts>) => {
    setState((shown) =>
      typeof shown === 'string' ? shown : { ...shown, profile: { ...shown.profile, ...parts } },
    );
  }, []);
  return [state, useMemo(() => ({ reload, onSaved }), [reload, onSaved])];
}

/** Undefined when the profile cannot be loaded. The rules have defaults (D20). */
async function load(core: Core, read: ReadSetting): Promise<Loaded | undefined> {
  const { profilePassword } = defaultMinimums;
  const [answer, loginName, password, oldPasswordMinimum] = await Promise.all([
    core.client.send(profile, undefined),
    loginNamePolicy(core, read),
    passwordPolicy(core, read, profilePassword),
    minimumOf(core, 'passwordMinimumLength', profilePassword),
  ]);
  if (!answer.ok) return undefined;
  return { profile: answer.value, rules: { loginName, password, oldPasswordMinimum } };
}
