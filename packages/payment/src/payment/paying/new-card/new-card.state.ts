import type { CardDetailField, CardDetails, CardProblems, CardRules } from '@portico/rules';
import type { CardFields, TakenCard } from './card-fields';
import type { NewCardTextKey } from './new-card.texts';

/** Why the host did not take a card. */
export type CardRefusal = {
  readonly text: NewCardTextKey;
  /** What can be done about it, where that is known. */
  readonly advice: NewCardTextKey | undefined;
};

export type Acceptance =
  { readonly ok: true } | { readonly ok: false; readonly refusal: CardRefusal };

/** What the form does to the world. No method throws or rejects. */
export type NewCardPorts = {
  readonly fields: CardFields;
  /** Read at every look, because midnight passes. */
  readonly rules: () => Omit<CardRules, 'enabled'>;
  /** Saves the card, or makes it the method of this payment only. */
  readonly accept: (
    details: CardDetails,
    card: Extract<TakenCard, { ok: true }>,
    save: boolean,
  ) => Promise<Acceptance>;
};

export type NewCardState = {
  readonly entry: CardDetails;
  /** Fields that were left, or all after Continue: their problems are shown. */
  readonly touched: ReadonlySet<CardDetailField>;
  /** Number or security code was wrong at the last Continue. */
  readonly fieldsWrong: boolean;
  /** How often Continue found something wrong. */
  readonly attempts: number;
  readonly save: boolean;
  readonly step:
    { readonly at: 'form'; readonly refusal: CardRefusal | undefined } | { readonly at: 'sending' };
  readonly problems: CardProblems<CardDetailField>;
};

export type NewCardEvent =
  | { readonly type: 'edit'; readonly patch: Partial<CardDetails> }
  | { readonly type: 'leave'; readonly field: CardDetailField }
  | { readonly type: 'save'; readonly on: boolean }
  | { readonly type: 'continue' };
