import type { Core } from '@portico/core';
import type { CardBrand } from '@portico/rules';
import type { ComponentType } from 'react';
import type { CardSecret } from '../method';

/** What the fields hand over when the form goes on. */
export type TakenCard =
  | {
      readonly ok: true;
      readonly brand: CardBrand;
      readonly last4: string;
      readonly secret: CardSecret;
    }
  /** `wrong`: what was typed, and the fields show it. `failed`: no answer was to be had. */
  | { readonly ok: false; readonly reason: 'wrong' | 'failed' };

/**
 * Card number and security code: the part of the card form that can be replaced (D88). The form
 * around it has all the rest and never learns more of the two than `take` answers.
 */
export type CardFields = {
  /** Draws them, with their problems beside them. */
  readonly View: ComponentType;
  /** Nothing is missing or wrong in what was typed so far. */
  readonly complete: () => boolean;
  /** Judges what was typed, and shows what is wrong with it; else hands the card over. */
  readonly take: () => Promise<TakenCard>;
  /** Moves the focus to the first of them that is wrong. */
  readonly focus: () => void;
  /** Forgets what was typed. */
  readonly dispose: () => void;
};

/** What the fields are given by the form. */
export type CardFieldsPage = {
  readonly core: Core;
  /** The card types that the lender takes. */
  readonly enabled: readonly CardBrand[];
};
