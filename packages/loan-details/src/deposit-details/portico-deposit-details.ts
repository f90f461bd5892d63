// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { PorticoEvents } from '@portico/core';
import { declaredFirstScreen, registerWidget } from '@portico/element';
import type { TextKey } from '../text-keys';
import { depositDetailsWidget } from './deposit-details.element';

/** One deposit or investment: its balance and figures, history and statements. */
export type PorticoDepositDetailsElement = HTMLElement & PorticoDepositDetailsProperties;

/** The properties of `<portico-deposit-details>`. */
export type PorticoDepositDetailsProperties = {
  /** The account to show; without it, the account in the page's address, if any. */
  accountNumber: string | undefined;
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: PorticoDepositDetailsSettings | string;
  /** Level of its own heading in the outline of the page, 1 to 6; the others follow. Without it 2, in the portal 1. */
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The page has a heading in place of its own one, at the level of heading-level: its own is not seen and is no heading for screen readers, but takes the focus where a new step begins. Without effect on a widget that has none. */
  hideHeading: boolean;
};

/** Settings and texts of `<portico-deposit-details>` by key; the property `settings` takes their JSON too. */
export type PorticoDepositDetailsSettings = {
  /** Agreements, one per line as url|date|name|timings; the first five count. */
  readonly 'globalOptions.agreements'?: string;
  /** Text of the first agreement, read in a dialog; without it, its address is linked. */
  readonly 'globalOptions.agreementText1'?: string;
  /** Text of the second agreement, read in a dialog; without it, its address is linked. */
  readonly 'globalOptions.agreementText2'?: string;
  /** Text of the third agreement, read in a dialog; without it, its address is linked. */
  readonly 'globalOptions.agreementText3'?: string;
  /** Text of the fourth agreement, read in a dialog; without it, its address is linked. */
  readonly 'globalOptions.agreementText4'?: string;
  /** Text of the fifth agreement, read in a dialog; without it, its address is linked. */
  readonly 'globalOptions.agreementText5'?: string;
  /** Removes Hide From Web, with which a borrower permanently removes an account from the website. */
  readonly 'loanOptions.hideHideFromWebOption'?: boolean | 'true' | 'false';
  /** Shows only the first two dash-separated segments of an account number; calls still send all of it. */
  readonly 'globalOptions.removeCheckDigitOption'?: boolean | 'true' | 'false';
  /** Address of a sample statement, to be opened before a borrower agrees to e-statements; without it, none is asked for. */
  readonly 'loanOptions.sampleStatementUrl'?: string;
  /** How the statements of a provider are opened, each as provider=viewer with the viewer standard, broadridge or amsive. A provider that is not named keeps its own: 0=standard, 1=broadridge, 3=amsive, 4=standard. */
  readonly 'loanOptions.statementProviders'?: string;
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

registerWidget(depositDetailsWidget, declaredFirstScreen);
