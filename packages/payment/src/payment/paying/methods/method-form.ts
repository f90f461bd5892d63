import { chunk, type Chunk } from '@portico/core/internal';
import { useSetting, type ViewModule } from '@portico/element';
import type { MethodSaving, PaymentType } from '@portico/rules';
import type { Method, SavedMethods } from './method';
import { hostedFieldsUrl } from '../../../settings/card-payment-options';

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

const bankForm = chunk(() => import('./new-bank-account/new-bank-account.view'));
const directCard = chunk(() => import('./new-card/direct-card/direct-card.view'));
const hostedCard = chunk(() => import('./new-card/hosted-card/hosted-card.view'));

/** The modal for a new method, of a card with the lender's choice of fields for its number (D88). */
export function useMethodForm(type: PaymentType): Chunk<ViewModule<MethodFormProps>> {
  const isHosted = useSetting(hostedFieldsUrl) !== '';
  if (type === 'ach') return bankForm;
  return isHosted ? hostedCard : directCard;
}
