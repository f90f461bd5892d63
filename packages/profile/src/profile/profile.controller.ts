import { profile } from '@portico/contract';
import { chunk, type Core } from '@portico/core/internal';
import { useCore, useSettingReader, type ReadSetting } from '@portico/element';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CredentialRules, Profile, ProfilePage, ProfileParts } from './profile-page';

/** A file of its own: it is fetched while the profile is requested. */
const credentialRules = chunk(() => import('./credential-rules'));

type Loaded = { readonly profile: Profile; readonly rules: CredentialRules };

export type ProfileState = Loaded | 'loading' | 'failed';

/**
 * The borrower's profile with the rules for credentials, each requested once (access §2). A reload
 * that fails leaves what is shown as it is; one from before a save is requested again.
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
    void load(core, read).then((loaded) => {
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
      setState((shown) =>
        typeof shown === 'string' ? shown : { ...shown, profile: { ...shown.profile, ...parts } },
      );
      if (loading.current) reload();
    },
    [reload],
  );
  return [state, useMemo(() => ({ reload, onSaved }), [reload, onSaved])];
}

/** Undefined when the profile or code cannot be loaded. The rules have defaults (D20). */
async function load(core: Core, read: ReadSetting): Promise<Loaded | undefined> {
  const [answer, rules] = await Promise.all([
    core.client.send(profile, undefined),
    core.onDemand(credentialRules, 'waitedFor').then(
      ({ loadCredentialRules }) => loadCredentialRules(core, read),
      () => undefined,
    ),
  ]);
  return answer.ok && rules ? { profile: answer.value, rules } : undefined;
}
