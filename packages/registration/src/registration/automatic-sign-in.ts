import { handOver, type Arrival, type Core } from '@portico/core';
import { newElement, type useNavigate } from '@portico/element';
import { signInSlot, type Credentials } from './registration.state';

/** Milliseconds the sign-in screen has to come before the borrower is sent to the page for it. */
export const signInTimeoutMs = 8_000;

/** Where a new borrower is signed in. */
export type SignInPlace = {
  readonly core: Core;
  /** The wizard's element. */
  readonly host: EventTarget;
  readonly navigate: ReturnType<typeof useNavigate>;
  /** The sign-in screen stands in the wizard's place. */
  readonly stands: () => void;
};

/**
 * Signs the borrower in with what they have just chosen: on the portal's sign-in screen, else by a
 * sign-in tag in the element's own place, because another page would not have the password (D35,
 * D42). The tag is a child of the element: there the page finds it, like one that the lender wrote.
 *
 * @returns what takes the tag away again
 */
export function signInHere(
  { core, host, navigate, stands }: SignInPlace,
  credentials: Credentials,
): () => void {
  const arrival: Arrival = { kind: 'credentials', ...credentials };
  const { router } = core.environment.page.get();
  if (router?.hrefFor({ screen: 'login' }) !== undefined || !(host instanceof Element)) {
    navigate({ screen: 'login', arrival });
    return () => {};
  }
  handOver(core, 'login', arrival);
  const tag = newElement('portico-sign-in');
  tag.slot = signInSlot;
  const giveUp = core.environment.delay(() => navigate({ screen: 'login' }), signInTimeoutMs);
  tag.addEventListener('portico-ready', () => {
    giveUp();
    stands();
  });
  host.append(tag);
  return () => {
    giveUp();
    tag.remove();
  };
}
