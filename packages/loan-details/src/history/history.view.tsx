import { errorKey, type Translate } from '@portico/core/internal';
import { useCore, useFlow, useTexts } from '@portico/element';
import { Section, SectionError } from '@portico/shared/section';
import { SegmentedControl, Skeleton, TextInput } from '@portico/ui';
import { useRef, useState, type ReactNode } from 'react';
import { createHistory } from './history.controller';
import { rangeTexts } from './history.labels';
import { historyRanges, newestFirst, type HistoryRange } from './history.model';
import { accountHistoryTexts, type AccountHistoryTextKey } from './account-history.sentences';
import { Downloads } from './screens/downloads';
import { HistoryEntries } from './screens/history-entries';
import { useIsWide } from './use-is-wide';

export const texts = [accountHistoryTexts];

/** The least width in em at which eight columns fit. */
const tableWidth = 55;

/** What happened on a loan, deposit or investment (accounts §4). */
export type HistorySectionProps = {
  readonly heading: string;
  /** The full number; another one needs another `key`. */
  readonly accountNumber: string;
  readonly daysSinceOpened: number | undefined;
};

/** The account history: its range, a filter, the entries, and both documents. */
export default function HistorySection(props: HistorySectionProps): ReactNode {
  const { heading, accountNumber, daysSinceOpened } = props;
  const core = useCore();
  const t = useTexts(accountHistoryTexts);
  const { state, send } = useFlow(() => createHistory(core, accountNumber, daysSinceOpened));
  const [typed, setTyped] = useState('');
  const [sort, setSort] = useState(newestFirst);
  const { range, answer, download } = state;
  // As wide as the entries, and there before them: they are drawn once.
  const controls = useRef<HTMLDivElement>(null);
  const wide = useIsWide(controls, tableWidth);
  // The buttons Clear and Show all are removed when they are pressed.
  const filter = useRef<HTMLInputElement>(null);
  const ranges = useRef<HTMLDivElement>(null);
  const clear = () => {
    filter.current?.focus();
    setTyped('');
  };
  const showAll = () => {
    ranges.current?.querySelector<HTMLElement>('[role=radio]:last-child')?.focus();
    send({ type: 'choose', range: 'all' });
  };
  return (
    <Section heading={heading}>
      <div ref={controls} className="grid grid-cols-1 gap-4 print:hidden">
        <div ref={ranges}>
          <SegmentedControl
            label={t('range')}
            value={range}
            segments={historyRanges.map((value) => ({ value, ...segmentOf(t, value) }))}
            onChange={(chosen) => send({ type: 'choose', range: chosen })}
          />
        </div>
        <div className="flex flex-wrap items-end gap-4">
          <div className="min-w-[min(12rem,100%)] flex-1">
            <TextInput
              ref={filter}
              name="historyFilter"
              type="search"
              label={t('filter')}
              placeholder={t('filterPlaceholder')}
              autoComplete="off"
              value={typed}
              onChange={setTyped}
            />
          </div>
          <Downloads state={download} open={(format) => send({ type: 'download', format })} />
        </div>
      </div>
      {answer.status === 'loading' && <Skeleton rows={8} label={t('loading')} />}
      {answer.status === 'failed' && (
        <SectionError retryLabel={t('retry')} retry={() => send({ type: 'retry' })}>
          {t(errorKey(accountHistoryTexts, answer.error))}
        </SectionError>
      )}
      {answer.status === 'ready' && (
        <HistoryEntries
          rows={answer.value}
          wide={wide}
          range={range}
          sort={sort}
          onSort={setSort}
          typed={typed}
          clear={clear}
          showAll={showAll}
        />
      )}
    </Section>
  );
}

/** `30 days`, `60`, `90`, `All`: short, so that all are in sight on a phone, with their full names. */
function segmentOf(t: Translate<AccountHistoryTextKey>, range: HistoryRange) {
  const name = t(rangeTexts[range]);
  return range === '60' || range === '90' ? { label: range, name } : { label: name };
}
