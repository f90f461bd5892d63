import type { Core } from '@portico/core/internal';
import type { CardBrand, Outcome } from '@portico/rules';
import type { ComponentType, ReactNode } from 'react';
import type { CardSecret } from '../method';

/** What the fields return of a card. */
export type TakenCard = {
  readonly brand: CardBrand;
  readonly last4: string;
  readonly secret: CardSecret;
};

/**
 * What the fields return when the borrower continues. `wrong`: the entry is invalid, and the fields
 * show it. `failed`: no answer was received.
 */
export type Taking = Outcome<TakenCard, 'wrong' | 'failed'>;

/**
 * Card number and security code: the part of the card form that can be replaced (D88). The rest of
 * the form never receives more of them than `take` returns.
 */
export type CardFields = {
  /** Renders them, with their problems. `children`: the expiration, next to the code if it can be. */
  readonly View: ComponentType<{ readonly children: ReactNode }>;
  /** Whether nothing typed so far is missing or wrong. */
  readonly complete: () => boolean;
  /** Validates the entry; shows its problems or returns the card. */
  readonly take: () => Promise<Taking>;
  /** Moves the focus to the first invalid field. */
  readonly focus: () => void;
  /** Clears what was typed. */
  readonly dispose: () => void;
};

/** What the form passes to the fields. */
export type CardFieldsPage = {
  readonly core: Core;
  /** The card types that the lender accepts. */
  readonly enabled: readonly CardBrand[];
  /** Closes the form: Escape was pressed in a page that the form does not hear. */
  readonly cancel: () => void;
};
