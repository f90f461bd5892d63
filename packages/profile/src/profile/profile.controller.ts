import { profileOf } from '@portico/core/accounts';
import { requestCredentialRules } from '@portico/core/credentials';
import type { Core } from '@portico/core/internal';
import { useCore, useSettingReader, type ReadSetting } from '@portico/element';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Profile, ProfilePage, ProfileParts } from './profile-page';

export type ProfileState = Profile | 'loading' | 'failed';

/**
 * The borrower's profile, once the rules for credentials are answered too, each requested once
 * (access §2). A reload that fails leaves what is shown as it is; one from before a save is
 * requested again.
 */
export function useProfile(): readonly [
  state: ProfileState,
  actions: Pick<ProfilePage, 'onSaved' | 'reload'>,
] {
  const core = useCore();
  const read = useSettingReader();
  const [state, setState] = useState<ProfileState>('loading');
  const [requests, setRequests] = useState(0);
  const loading = useRef(false);
  useEffect(() => {
    let current = true;
    loading.current = true;
    setState((shown) => (shown === 'failed' ? 'loading' : shown));
    const again = requests > 0;
    void load(core, read, again).then((loaded) => {
      if (!current) return;
      loading.current = false;
      setState((shown) => loaded ?? (typeof shown === 'string' ? 'failed' : shown));
    });
    return () => {
      current = false;
    };
  }, [core, read, requests]);
  const reload = useCallback(() => setRequests((count) => count + 1), []);
  const onSaved = useCallback(
    (parts: Partial<ProfileParts>) => {
      setState((shown) => (typeof shown === 'string' ? shown : { ...shown, ...parts }));
      if (loading.current) reload();
    },
    [reload],
  );
  return [state, useMemo(() => ({ reload, onSaved }), [reload, onSaved])];
}

/**
 * Undefined when the profile cannot be loaded. The rules have defaults (D20); the form that is held
 * against them reads them, with code that loads after what it shows can be read.
 */
async function load(core: Core, read: ReadSetting, again: boolean): Promise<Profile | undefined> {
  const profile = profileOf(core);
  const [answer] = await Promise.all([
    again ? profile.refresh() : profile.load(),
    requestCredentialRules(core, read),
  ]);
  return answer.ok ? answer.value : undefined;
}
