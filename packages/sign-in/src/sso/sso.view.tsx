import { useCore, useMounted, useNavigate, useTexts } from '@portico/element';
import { BusyMark } from '@portico/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { enterBySingleSignOn, type SingleSignOnReturn } from './sso.controller';
import { ssoTexts } from './sso.texts';

/** The entry from a single sign-on: shows a spinner, then goes on automatically (access §2). */
export function SingleSignOnEntry({ token, state }: SingleSignOnReturn): ReactNode {
  const core = useCore();
  const navigate = useNavigate();
  const t = useTexts(ssoTexts);
  const mounted = useMounted();
  // A token is valid for one use: React's double mount in strict mode must not send it twice.
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void enterBySingleSignOn(core, { token, state }).then((to) => {
      if (to && mounted.current) navigate(to);
    });
  }, [core, navigate, token, state, mounted]);
  return (
    <p role="status" className="flex items-center gap-2">
      <BusyMark />
      {t('entering')}
    </p>
  );
}
