import { errorKey, type Translate } from '@portico/core/internal';
import { useCore, useFlow, useTexts } from '@portico/element';
import { Section, SectionError } from '@portico/element/section';
import { SegmentedControl, Skeleton, TextInput } from '@portico/ui';
import { useState, type ReactNode } from 'react';
import { createHistory } from './history.controller';
import { rangeTexts } from './history.labels';
import { historyRanges, newestFirst, type HistoryRange } from './history.model';
import { historyTexts, type HistoryTextKey } from './history.texts';
import { Downloads } from './screens/downloads';
import { HistoryEntries } from './screens/history-entries';

export const texts = [historyTexts];

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
  const t = useTexts(historyTexts);
  const { state, send } = useFlow(() => createHistory(core, accountNumber, daysSinceOpened));
  const [typed, setTyped] = useState('');
  const [sort, setSort] = useState(newestFirst);
  const { range, answer, download } = state;
  return (
    <Section heading={heading}>
      <div className="grid grid-cols-1 gap-4">
        <div>
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
          {t(errorKey(historyTexts, answer.error))}
        </SectionError>
      )}
      {answer.status === 'ready' && (
        <HistoryEntries
          key={range}
          rows={answer.value}
          range={range}
          sort={sort}
          onSort={setSort}
          typed={typed}
          clear={() => setTyped('')}
          showAll={() => send({ type: 'choose', range: 'all' })}
        />
      )}
    </Section>
  );
}

/** `30 days`, `60`, `90`, `All`: short, so that all are in sight on a phone, with their full names. */
function segmentOf(t: Translate<HistoryTextKey>, range: HistoryRange) {
  const name = t(rangeTexts[range]);
  return range === '60' || range === '90' ? { label: range, name } : { label: name };
}
