import { insuranceInformation, type OutputOf } from '@portico/contract';
import { today } from '@portico/core/internal';
import { useCore, useQuery, useTexts } from '@portico/element';
import { SectionError } from '@portico/shared/section';
import { coverageOf, hasMatured } from '@portico/rules';
import { Button, Dialog, Money, Skeleton } from '@portico/ui';
import type { ReactNode } from 'react';
import type { LoanDialogProps } from '../loan/loan';
import { insuranceTexts } from './insurance.sentences';

export const texts = [insuranceTexts];

/** The insurances on a loan, 500 px wide (accounts §4, §9). */
export default function InsuranceDialog({ loan, onClose }: LoanDialogProps): ReactNode {
  const core = useCore();
  const t = useTexts(insuranceTexts);
  const { originalMaturityDate } = loan.details.information;
  return (
    <Dialog
      open
      width={500}
      title={t('heading')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {hasMatured(originalMaturityDate, today(core)) ? (
        <p>{t('nothing')}</p>
      ) : (
        <Insurances accountNumber={loan.accountNumber} />
      )}
    </Dialog>
  );
}

function Insurances({ accountNumber }: { readonly accountNumber: string }): ReactNode {
  const core = useCore();
  const t = useTexts(insuranceTexts);
  const [state, retry] = useQuery(core.query(insuranceInformation, { accountNumber }));
  switch (state.status) {
    case 'loading':
      return <Skeleton rows={3} label={t('loading')} />;
    case 'failed':
      return (
        <SectionError retryLabel={t('retry')} retry={retry}>
          {t('error')}
        </SectionError>
      );
    case 'ready':
      return state.value.length === 0 ? (
        <p>{t('nothing')}</p>
      ) : (
        <InsuranceTable insurances={state.value} />
      );
  }
}

/** Three short columns, which fit on a phone. */
function InsuranceTable(props: {
  readonly insurances: OutputOf<typeof insuranceInformation>;
}): ReactNode {
  const t = useTexts(insuranceTexts);
  return (
    <table className="w-full" aria-label={t('heading')}>
      <thead>
        <tr className="border-b border-edge text-sm text-muted *:py-2 *:pe-3 *:text-start *:font-normal *:last:pe-0 *:last:text-end">
          <th scope="col">{t('columnType')}</th>
          <th scope="col">{t('columnCovers')}</th>
          <th scope="col">{t('columnPremium')}</th>
        </tr>
      </thead>
      <tbody>
        {props.insurances.map(({ type, isIndividual, premium }, index) => (
          <tr
            key={index}
            className="border-b border-line *:py-3 *:pe-3 *:text-start *:font-normal *:last:pe-0 *:last:text-end"
          >
            <th scope="row">{type}</th>
            <td>{t(coverageOf(isIndividual))}</td>
            <td>{premium === undefined ? '—' : <Money cents={premium} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
