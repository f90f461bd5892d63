// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { PorticoEvents } from '@portico/core';
import { declaredFirstScreen, registerWidget } from '@portico/element';
import type { TextKey } from '../text-keys';
import { recoveryWidget } from './recovery.element';

/** Recovers a username or password: identity, secret answer, then an e-mailed link to choose a new password. */
export type PorticoRecoveryElement = HTMLElement & PorticoRecoveryProperties;

/** The properties of `<portico-recovery>`. */
export type PorticoRecoveryProperties = {
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: PorticoRecoverySettings | string;
  /** Level of its own heading in the outline of the page, 1 to 6; the others follow. Without it 2, in the portal 1. */
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The page has a heading in place of its own one, at the level of heading-level: its own is not seen and is no heading for screen readers, but takes the focus where a new step begins. Without effect on a widget that has none. */
  hideHeading: boolean;
};

/** Settings and texts of `<portico-recovery>` by key; the property `settings` takes their JSON too. */
export type PorticoRecoverySettings = {
  /** Does not ask for the e-mail address, unless every field is hidden. */
  readonly 'recoveryOptions.hideEmailOption'?: boolean | 'true' | 'false';
  /** Does not ask for the date of birth. */
  readonly 'recoveryOptions.hideDateOfBirthOption'?: boolean | 'true' | 'false';
  /** Does not ask for the zip code. */
  readonly 'recoveryOptions.hideZipCodeOption'?: boolean | 'true' | 'false';
  /** Does not ask for the branch number. */
  readonly 'recoveryOptions.hideBranchNumberOption'?: boolean | 'true' | 'false';
  /** Removes the secret question everywhere; recovery goes straight to a new password. */
  readonly 'loginOptions.recoverCredentialsWithoutQuestionOption'?: boolean | 'true' | 'false';
} & { readonly [K in TextKey]?: string };

/** What `<portico-recovery>` dispatches, with the detail of each. */
export type PorticoRecoveryEvents = Pick<
  PorticoEvents,
  'portico-ready' | 'portico-error' | 'portico-navigate'
>;

declare global {
  interface HTMLElementTagNameMap {
    'portico-recovery': PorticoRecoveryElement;
  }
}

registerWidget(recoveryWidget, declaredFirstScreen);
