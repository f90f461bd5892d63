// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { PorticoEvents } from '@portico/core';
import { declaredFirstScreen, registerWidget } from '@portico/element';
import type { TextKey } from '../text-keys';
import { accountsWidget } from './accounts.element';

/** Lists the borrower's loans, deposits, lines of credit, investments and loan applications. */
export type PorticoAccountsElement = HTMLElement & PorticoAccountsProperties;

/** The properties of `<portico-accounts>`. */
export type PorticoAccountsProperties = {
  /** Whether the lists are tables, which scroll sideways where they are too narrow, or cards; `auto` shows tables from 880 px of width on. */
  layout: 'auto' | 'table' | 'cards';
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: PorticoAccountsSettings | string;
  /** Level of its own heading in the outline of the page, 1 to 6; the others follow. Without it 2, in the portal 1. */
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The page has a heading in place of its own one, at the level of heading-level: its own is not seen and is no heading for screen readers, but takes the focus where a new step begins. Without effect on a widget that has none. */
  hideHeading: boolean;
};

/** Settings and texts of `<portico-accounts>` by key; the property `settings` takes their JSON too. */
export type PorticoAccountsSettings = {
  /** What a code in the comment of an account means, one per line as code=words, shown with the status of the account; without words after the =, and for a code that is not known, nothing is shown. */
  readonly 'loanOptions.accountCodeWords'?: string;
  /** Hold codes that block payment. */
  readonly 'generalPaymentOptions.blockOnHoldCodes'?: string;
  /** Removes Make payment and disables the rows of loans and lines of credit. */
  readonly 'depositOptions.disableEZPayOption'?: boolean | 'true' | 'false';
  /** Shows only the first two dash-separated segments of an account number; calls still send all of it. */
  readonly 'globalOptions.removeCheckDigitOption'?: boolean | 'true' | 'false';
} & { readonly [K in TextKey]?: string };

/** What `<portico-accounts>` dispatches, with the detail of each. */
export type PorticoAccountsEvents = Pick<
  PorticoEvents,
  'portico-ready' | 'portico-error' | 'portico-navigate'
>;

declare global {
  interface HTMLElementTagNameMap {
    'portico-accounts': PorticoAccountsElement;
  }
}

registerWidget(accountsWidget, declaredFirstScreen);
