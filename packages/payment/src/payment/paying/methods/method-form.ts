import { chunk, type Chunk } from '@portico/core/internal';
import type { ViewModule } from '@portico/element';
import type { MethodSaving, PaymentType } from '@portico/rules';
import type { Method, SavedMethods } from './method';

/** The properties of the form for a new method. */
export type MethodFormProps = {
  /** The loan's. */
  readonly accountNumber: string;
  /** How the method may be used; at least one way is allowed. */
  readonly saving: MethodSaving;
  /** `method`: what to pay with; `saved`: the new list of saved methods, where one was fetched. */
  readonly onUse: (method: Method, saved: SavedMethods | undefined) => void;
  readonly onCancel: () => void;
};

/** The form for each type; its code is fetched when it is opened. */
export const methodForms: Readonly<Record<PaymentType, Chunk<ViewModule<MethodFormProps>>>> = {
  ach: chunk(() => import('./new-bank-account/new-bank-account.view')),
  card: chunk(() => import('./new-card/new-card.view')),
};
