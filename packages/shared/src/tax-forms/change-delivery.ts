import { setTaxFormDelivery, taxFormDelivery } from '@portico/contract';
import { refusedCodes, whatBecame, type Core, type Unanswered } from '@portico/core/internal';
import { needsProof, type Prove } from '../proof/proofs';
import type { Delivery } from './use-tax-forms';

/** What became of a change; each but `done` names its sentence. */
export type ChangeEnd = 'done' | 'wordingChanged' | 'errorProof' | 'errorRefused' | Unanswered;

/** Agrees to electronic tax forms by the wording that was shown, or gets paper again. */
export async function changeDelivery(
  core: Core,
  prove: Prove,
  { format, wordingHash }: Pick<Delivery, 'format' | 'wordingHash'>,
): Promise<ChangeEnd> {
  const input = format === 'PaperOnly' ? { format } : { format, wordingHash };
  const answer = await prove('taxForms', () => core.client.send(setTaxFormDelivery, input));
  // Also where it failed: the wording, or what is stored, may be another.
  const now = await core.query(taxFormDelivery, undefined).refresh();
  if (answer.ok) return 'done';
  if (needsProof(answer)) return 'errorProof';
  if (refusedCodes(answer.error).includes('WordingChanged')) return 'wordingChanged';
  const isMade = now.ok ? now.value.format === format : undefined;
  const became = await whatBecame(answer.error, () => Promise.resolve(isMade));
  return became === 'made' ? 'done' : (became ?? 'errorRefused');
}
