import { isElement } from '@portico/rules';
import { passToScreen, type ScreenData, type Core } from '@portico/core/internal';
import { newElement, type useNavigate } from '@portico/element';
import { signInSlot, type Credentials } from './registration.state';

/** Milliseconds to load the sign-in screen, before the borrower is sent to the sign-in page. */
export const signInTimeoutMs = 8_000;

/** What signing in a new borrower needs. */
export type SignInPage = {
  readonly core: Core;
  /** The wizard's element. */
  readonly host: EventTarget;
  readonly navigate: ReturnType<typeof useNavigate>;
  /** Called once the sign-in screen is ready to replace the wizard. */
  readonly onReady: () => void;
};

/**
 * Signs the borrower in with the credentials they have just chosen: on the portal's sign-in screen,
 * else in a sign-in element that replaces the wizard, because another page would not have the
 * password (D35, D42). It is a child of the wizard's element, where the loader finds it.
 *
 * @returns removes the sign-in element
 */
export function signInHere(
  { core, host, navigate, onReady }: SignInPage,
  credentials: Credentials,
): () => void {
  const data: ScreenData = { kind: 'credentials', ...credentials };
  const { router } = core.environment.page.get();
  if (router?.hrefFor({ screen: 'login' }) !== undefined || !isElement(host)) {
    navigate({ screen: 'login', data });
    return () => {};
  }
  passToScreen(core, 'login', data);
  const tag = newElement('portico-sign-in');
  tag.slot = signInSlot;
  const cancelTimeout = core.environment.delay(
    () => navigate({ screen: 'login' }),
    signInTimeoutMs,
  );
  tag.addEventListener('portico-ready', () => {
    cancelTimeout();
    onReady();
  });
  host.append(tag);
  return () => {
    cancelTimeout();
    tag.remove();
  };
}
