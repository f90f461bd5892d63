import { useCore, useNavigate, useTexts } from '@portico/element';
import { BusyMark } from '@portico/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { enterBySingleSignOn, type SingleSignOnReturn } from './sso.controller';
import { ssoTexts } from './sso.texts';

/** The way in from a single sign-on: it works, then goes on by itself (access §2). */
export function SingleSignOnEntry({ token, state }: SingleSignOnReturn): ReactNode {
  const core = useCore();
  const navigate = useNavigate();
  const t = useTexts(ssoTexts);
  // A token is good for one use: React's rehearsal of mounting must not use it up.
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void enterBySingleSignOn(core, { token, state }).then((to) => to && navigate(to));
  }, [core, navigate, token, state]);
  return (
    <p role="status" className="flex items-center gap-2">
      <BusyMark />
      {t('entering')}
    </p>
  );
}
