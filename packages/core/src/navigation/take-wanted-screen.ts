import type { Core } from '../core';
import { screens, type Destination } from './destination';
import { readAddress } from './page-address';
import { wantedKey } from './wanted-screen';

type Needs = Pick<Core, 'configuration' | 'environment' | 'wanted'>;

/**
 * The screen that was requested without a session, in this document or in an earlier one; returned
 * once.
 */
export function takeWantedScreen(core: Needs): Destination | undefined {
  const ofEarlierDocument = storedScreen(core);
  return core.wanted.take() ?? ofEarlierDocument;
}

/**
 * Only the screen's name is stored; its values, which may be an account number, are read from the
 * referrer.
 */
function storedScreen({ configuration, environment }: Needs): Destination | undefined {
  const { location, sessionStorage } = environment;
  const name = sessionStorage?.get(wantedKey);
  const screen = screens.find((one) => one === name);
  if (!screen) return undefined;
  const template = configuration.peek().pages[screen];
  const read = template && readAddress(template, location.referrer(), location.href());
  const { accountReference, ...params } = read || {};
  return {
    screen,
    params: accountReference ? { accountNumber: accountReference, ...params } : params,
  };
}
