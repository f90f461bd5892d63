export {
  configure,
  type Configuration,
  type ConfigureOptions,
  type SuggestAddresses,
} from './page/configuration';
export { ready, session, signOut, type PorticoSession } from './session/page-session';
export type { Portico } from './page/page-api';
export { porticoEventNames, type PorticoEventName, type PorticoEvents } from './page/events';
export type { SignOutReason } from './session/sign-out-reason';
export type { Destination, Screen } from './navigation/destination';
export type { Overrides } from './core';
export type { Locale, Words } from './texts/texts';
