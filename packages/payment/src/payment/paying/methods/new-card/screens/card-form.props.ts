import type { NewCardEvent, NewCardState } from '../new-card.state';

/** The state that the form shows and the events that it sends. */
export type CardFormProps = {
  readonly state: NewCardState;
  readonly send: (event: NewCardEvent) => void;
};
