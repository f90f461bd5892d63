export { configure, type Configuration, type SuggestAddresses } from './page/configuration';
export { isSignedIn, signOut } from './session/page-session';
export { porticoEventNames, type PorticoEventName, type PorticoEvents } from './page/events';
export type { SignOutReason } from './session/sign-out-reason';
export type { Destination, Screen } from './navigation/destination';
export type { Overrides } from './core';
export type { Locale, Words } from './texts/texts';
