import type { CardDetailField, CardDetails, CardProblems, CardRules } from '@portico/rules';
import type { CardFields, TakenCard } from './card-fields';
import type { NewCardTextKey } from './new-card.texts';

/** Why the host refused a card. */
export type CardRefusal = {
  readonly text: NewCardTextKey;
  /** What the borrower can do about it, if known. */
  readonly advice: NewCardTextKey | undefined;
};

export type Acceptance =
  { readonly ok: true } | { readonly ok: false; readonly refusal: CardRefusal };

/** The form's side effects. No method throws or rejects. */
export type NewCardPorts = {
  readonly fields: CardFields;
  /** Read each time, because the date can change. */
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
  /** Touched fields, or all after Continue: their problems are shown. */
  readonly touched: ReadonlySet<CardDetailField>;
  /** Number or security code was wrong at the last Continue. */
  readonly fieldsWrong: boolean;
  /** How often Continue found a problem. */
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
