import type { FormEvent, FormState, Unanswered } from '@portico/core/internal';
import type { CardDetailField, CardDetails, CardProblems, CardRules } from '@portico/rules';
import type { CardFields, TakenCard } from './card-fields';
import type { NewCardTextKey } from './new-card.sentences';

/** Why the host refused a card. */
export type CardRefusal = {
  readonly text: NewCardTextKey;
  /** What the borrower can do about it, if known. */
  readonly advice: NewCardTextKey | undefined;
  /** What is known of it, unless it was refused. */
  readonly unanswered?: Unanswered | undefined;
};

/** The form's side effects. No method throws or rejects. */
export type NewCardPorts = {
  readonly fields: CardFields;
  /** Read each time, because the date can change. */
  readonly rules: () => Omit<CardRules, 'enabled'>;
  /** Saves the card, or makes it the method of this payment only. */
  readonly accept: (
    details: CardDetails,
    card: TakenCard,
    save: boolean,
  ) => Promise<CardRefusal | undefined>;
};

export type Values = CardDetails & {
  readonly save: boolean;
  /** Number and security code, whose values only their own fields have. */
  readonly card: undefined;
};

export type Errors = CardProblems<CardDetailField> & { readonly card?: 'invalid' | undefined };

export type NewCardState = FormState<Values, Errors> & {
  readonly step:
    { readonly at: 'form'; readonly refusal: CardRefusal | undefined } | { readonly at: 'sending' };
};

/** A submit is Continue. */
export type NewCardEvent = FormEvent<Values>;
