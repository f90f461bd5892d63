// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { PorticoEvents } from '@portico/core';
import { registerWidget } from '@portico/element';
import type { TextKey } from '../text-keys';
import { depositDetailsWidget } from './deposit-details.element';

/** One deposit or investment: its balance and figures, history and statements. */
export type PorticoDepositDetailsElement = HTMLElement & PorticoDepositDetailsProperties;

/** The properties of `<portico-deposit-details>`. */
export type PorticoDepositDetailsProperties = {
  /** The account to show. */
  accountNumber: string | undefined;
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: PorticoDepositDetailsSettings | string;
};

/** Settings and texts of `<portico-deposit-details>` by key; the property `settings` takes their JSON too. */
export type PorticoDepositDetailsSettings = {
  /** Shows only the first two dash-separated segments of an account number; calls still send all of it. */
  readonly 'globalOptions.removeCheckDigitOption'?: boolean | 'true' | 'false';
} & { readonly [K in TextKey]?: string };

/** What `<portico-deposit-details>` dispatches, with the detail of each. */
export type PorticoDepositDetailsEvents = Pick<
  PorticoEvents,
  'portico-ready' | 'portico-error' | 'portico-navigate'
>;

declare global {
  interface HTMLElementTagNameMap {
    'portico-deposit-details': PorticoDepositDetailsElement;
  }
}

registerWidget(depositDetailsWidget);
