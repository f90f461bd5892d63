import {
  accountDocuments,
  taxFormDelivery,
  type AccountDocument,
  type OutputOf,
} from '@portico/contract';
import { useCore, useQuery, type AnswerState } from '@portico/element';
import { useWaited } from '../section/use-waited';

/** How tax forms are delivered, with the wording of the consent. */
export type Delivery = OutputOf<typeof taxFormDelivery>;

/** A tax form among the documents of an account. */
export type TaxForm = AccountDocument & { readonly taxYear: number };

/**
 * Undefined until it is known, and where the lender's API has no tax forms (D160, D185).
 *
 * @param isNeeded whether to request it
 */
export function useTaxFormDelivery(isNeeded = true): Delivery | undefined {
  const core = useCore();
  const [answer] = useQuery(isNeeded ? core.query(taxFormDelivery, undefined) : undefined);
  return answer.status === 'ready' ? answer.value : undefined;
}

/**
 * Whether the lender's API has tax forms; undefined while that is not known, for a second at most, so
 * that a screen can wait rather than move what it shows.
 */
export function useTaxFormsOffered(): boolean | undefined {
  const [answer] = useQuery(useCore().query(taxFormDelivery, undefined));
  const waited = useWaited();
  if (answer.status === 'loading') return waited ? false : undefined;
  return answer.status === 'ready';
}

/** The tax forms of an account, the newest year first, and a function that requests them again. */
export function useTaxForms(
  accountNumber: string,
): readonly [AnswerState<readonly TaxForm[]>, retry: () => void] {
  const [answer, retry] = useQuery(useCore().query(accountDocuments, { accountNumber }));
  if (answer.status !== 'ready') return [answer, retry];
  return [{ ...answer, value: taxFormsIn(answer.value.value) }, retry];
}

/** Whether the borrower has tax forms; undefined while that is not known. */
export function useHasTaxForms(): boolean | undefined {
  const [answer] = useQuery(useCore().query(taxFormDelivery, undefined));
  if (answer.status === 'loading') return undefined;
  return answer.status === 'ready' && answer.value.newestYear !== undefined;
}

/** A document with a year is a tax form. */
function taxFormsIn(documents: readonly AccountDocument[]): readonly TaxForm[] {
  return documents
    .flatMap((one) => (one.taxYear === undefined ? [] : [{ ...one, taxYear: one.taxYear }]))
    .sort((a, b) => b.taxYear - a.taxYear);
}
