import { longDate, shownName, today } from '@portico/core/internal';
import type { ReactNode } from 'react';
import { useCore, useSession, useSetting, useTexts } from '../react/hooks';
import { useSignalValue } from '../react/use-signal-value';
import { widgetTexts } from '../react/widget.sentences';
import { lenderName } from './lender-options';

/** On paper only, above what is printed: the lender, the borrower, and the day of printing. */
export function PrintHead(): ReactNode {
  const core = useCore();
  const session = useSession();
  const lender = useSetting(lenderName);
  const { locale } = useSignalValue(core.configuration);
  const t = useTexts(widgetTexts);
  if (!session) return null;
  return (
    <div className="hidden flex-wrap justify-between gap-x-6 border-b border-line pb-2 print:flex">
      <p className="font-semibold">{lender}</p>
      <p>{t('printed', { name: shownName(session), date: longDate(today(core), locale) })}</p>
    </div>
  );
}
