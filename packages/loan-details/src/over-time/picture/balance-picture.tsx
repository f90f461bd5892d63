import { useTexts } from '@portico/element';
import { cents, formatMoney, type Cents } from '@portico/rules';
import { Button, useSize } from '@portico/ui';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { loanOverTimeTexts } from '../loan-over-time.sentences';
import { useDates } from '../use-dates';
import type { BalanceLines } from './balance-points';
import { BalanceTable } from './balance-table';
import { drawChart, shortAmount } from './chart';
import { ChartDrawing } from './chart-drawing';

const usual = { width: 640, height: 320 };

/** What is paid in addition, in the faster line. */
export type PictureProps = BalanceLines & { readonly extra: Cents | undefined };

/** The balance over time, as a picture and on request as a table. */
export function BalancePicture(props: PictureProps): ReactNode {
  const t = useTexts(loanOverTimeTexts);
  const [ref, { width }, textScale] = useSize<HTMLDivElement>(usual);
  const [asTable, setAsTable] = useState(false);
  const table = useId();
  const name = usePictureName(props);
  const { past, planned, faster, extra } = props;
  const chart = useMemo(() => {
    const amountText = (amount: number) => {
      const { value, unit } = shortAmount(amount);
      return t(axisTexts[unit], { amount: value });
    };
    // Drawn for text of the usual size, and shown as many times larger as the reader's is.
    return drawChart({ past, planned, faster }, width / textScale, amountText);
  }, [t, past, planned, faster, width, textScale]);
  const today = past.at(-1) ?? planned[0];
  return (
    <figure className="grid grid-cols-1 content-start gap-3">
      <Legend {...props} />
      <div ref={ref}>
        <ChartDrawing
          chart={chart}
          scale={textScale}
          name={name}
          todayText={today ? t('today', { amount: formatMoney(today.balance) }) : ''}
        />
      </div>
      <div className="-ms-4 *:text-start print:hidden">
        <Button
          variant="quiet"
          expanded={asTable}
          controls={table}
          onClick={() => setAsTable(!asTable)}
        >
          {t(asTable ? 'hideTable' : 'showTable')}
        </Button>
      </div>
      <div id={table} className="empty:hidden">
        {asTable && <BalanceTable lines={props} extra={extra} />}
      </div>
    </figure>
  );
}

const axisTexts = { '': 'axisDollars', k: 'axisThousands', M: 'axisMillions' } as const;

/** The picture in one sentence. */
function usePictureName({ past, planned, faster, extra = cents(0) }: PictureProps): string {
  const t = useTexts(loanOverTimeTexts);
  const dates = useDates();
  const [start] = past;
  const today = past.at(-1) ?? planned[0];
  const [last, sooner] = [planned.at(-1), faster.at(-1)];
  if (!today) return '';
  const balance = t(start && start.on < today.on ? 'balanceSince' : 'balanceToday', {
    start: formatMoney((start ?? today).balance),
    startMonth: dates.month((start ?? today).on),
    today: formatMoney(today.balance),
  });
  if (!last) return t('picturePast', { balance });
  const lastMonth = dates.month(last.on);
  if (!sooner) return t('picturePlanned', { balance, lastMonth });
  const fasterMonth = dates.month(sooner.on);
  return t('pictureFaster', { balance, lastMonth, amount: formatMoney(extra), fasterMonth });
}

function Legend({ past, planned, faster, extra = cents(0) }: PictureProps): ReactNode {
  const t = useTexts(loanOverTimeTexts);
  const { month } = useDates();
  const [last, sooner] = [planned.at(-1), faster.at(-1)];
  return (
    <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
      {past.length > 1 && <Key look={lineLooks.past}>{t('soFar')}</Key>}
      {last && <Key look={lineLooks.planned}>{t('asPlanned', { month: month(last.on) })}</Key>}
      {sooner && (
        <Key look={lineLooks.faster}>
          {t('withMore', { amount: formatMoney(extra), month: month(sooner.on) })}
        </Key>
      )}
    </figcaption>
  );
}

const lineLooks = {
  past: 'h-[3px] bg-chart-balance forced-colors:bg-[CanvasText]',
  planned:
    'border-t-2 [border-style:dotted] border-chart-balance forced-colors:border-[CanvasText]',
  faster: 'h-[3px] bg-chart-gain forced-colors:bg-[Highlight]',
};

function Key({ look, children }: { readonly look: string; readonly children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span
        aria-hidden
        className={`w-5 shrink-0 [print-color-adjust:exact] forced-color-adjust-none ${look}`}
      />
      {children}
    </span>
  );
}
