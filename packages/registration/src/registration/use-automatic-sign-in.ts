import { handOver, type Arrival } from '@portico/core';
import { useCore, useNavigate, useSurroundings } from '@portico/element';
import { useCallback, useEffect, useState } from 'react';
import type { RegistrationPorts } from './registration.state';

/** Where the sign-in screen stands in the wizard's place. */
export const signInSlot = 'sign-in';

/** Milliseconds the sign-in screen has to come before the borrower is sent to the page for it. */
export const patience = 8_000;

/**
 * Signs the borrower in with what they have just chosen: on the portal's sign-in screen, else by a
 * sign-in tag in this element's own place, because another page would not have the password (D35,
 * D42). The tag is a child of the element: there the page finds it, like one that the lender wrote.
 *
 * @returns what begins the sign-in, and whether its screen stands
 */
export function useAutomaticSignIn(): readonly [RegistrationPorts['signIn'], boolean] {
  const core = useCore();
  const navigate = useNavigate();
  const { host } = useSurroundings();
  const [tag, setTag] = useState<HTMLElement>();
  const [stands, setStands] = useState(false);

  useEffect(() => {
    if (!tag || !(host instanceof Element)) return undefined;
    const giveUp = core.environment.delay(() => navigate({ screen: 'login' }), patience);
    tag.addEventListener('portico-ready', () => {
      giveUp();
      setStands(true);
    });
    host.append(tag);
    return () => {
      giveUp();
      tag.remove();
    };
  }, [core, host, navigate, tag]);

  const signIn = useCallback<RegistrationPorts['signIn']>(
    (credentials) => {
      const arrival: Arrival = { kind: 'credentials', ...credentials };
      const { router } = core.environment.page.get();
      if (router?.hrefFor({ screen: 'login' }) !== undefined) {
        return navigate({ screen: 'login', arrival });
      }
      handOver(core, 'login', arrival);
      const made = document.createElement('portico-sign-in');
      made.slot = signInSlot;
      return setTag(made);
    },
    [core, navigate],
  );
  return [signIn, stands];
}
