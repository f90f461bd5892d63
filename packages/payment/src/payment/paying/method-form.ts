import { chunk, type Chunk } from '@portico/core';
import type { ViewModule } from '@portico/element';
import type { MethodSaving, PaymentType } from '@portico/rules';
import type { Method, SavedMethods } from './method';

/** What a room in which a new method is entered is given, and how it answers. */
export type MethodFormProps = {
  /** The loan's. */
  readonly accountNumber: string;
  /** How the method may be used; at least one way is open. */
  readonly saving: MethodSaving;
  /** The method to pay with; `saved`: the saved ones as they are now, when it is among them. */
  readonly onUse: (method: Method, saved: SavedMethods | undefined) => void;
  readonly onCancel: () => void;
};

/** The rooms by what is entered there; each is fetched when it is opened. */
export const methodForms: Readonly<Record<PaymentType, Chunk<ViewModule<MethodFormProps>>>> = {
  ach: chunk(() => import('./new-bank-account/new-bank-account.view')),
  card: chunk(() => import('./new-card/new-card.view')),
};
