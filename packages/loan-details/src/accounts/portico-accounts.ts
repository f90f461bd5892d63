// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { PorticoEvents } from '@portico/core';
import { declaredFirstScreen, registerWidget } from '@portico/element';
import type { TextKey } from '../text-keys';
import { accountsWidget } from './accounts.element';

/** Lists the borrower's loans, deposits, lines of credit, investments and loan applications. */
export type PorticoAccountsElement = HTMLElement & PorticoAccountsProperties;

/** The properties of `<portico-accounts>`. */
export type PorticoAccountsProperties = {
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: PorticoAccountsSettings | string;
};

/** Settings and texts of `<portico-accounts>` by key; the property `settings` takes their JSON too. */
export type PorticoAccountsSettings = {
  /** What a code in the comment of an account means, one per line as code=words, shown beside the account; without words after the =, and for a code that is not known, nothing is shown. */
  readonly 'loanOptions.accountCodeWords'?: string;
  /** Removes Make payment and disables the rows of loans and lines of credit. */
  readonly 'depositOptions.disableEZPayOption'?: boolean | 'true' | 'false';
  /** Removes Hide From Web, with which a borrower permanently removes an account from the website. */
  readonly 'loanOptions.hideHideFromWebOption'?: boolean | 'true' | 'false';
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
