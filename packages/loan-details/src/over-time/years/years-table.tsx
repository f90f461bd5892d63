import { useTexts } from '@portico/element';
import { cents, formatMoney, type Cents, type LoanYear } from '@portico/rules';
import type { ReactNode } from 'react';
import { loanOverTimeTexts } from '../loan-over-time.sentences';
import type { LoanYears } from './loan-years';

const number = 'py-2.5 ps-2 text-end tabular @2xl:py-3 @2xl:ps-4';
const principalLook = 'fill-chart-balance forced-colors:fill-[CanvasText]';
const interestLook = 'fill-chart-interest forced-colors:fill-[Highlight]';

/** Principal and interest of each year; the bar is part of its row, in a narrow widget below it. */
export function YearsTable({ years, startsToday }: LoanYears): ReactNode {
  const t = useTexts(loanOverTimeTexts);
  const greatest = Math.max(1, ...years.map(({ principal, interest }) => principal + interest));
  return (
    <div className="@container grid break-inside-avoid grid-cols-1 gap-2 print:block print:*:not-first:mt-2">
      <Legend />
      {/* Very large text makes it wider than the page. */}
      <div className="overflow-x-auto print:overflow-visible">
        <table className="w-full text-sm @2xl:text-base" aria-label={t('years')}>
          <thead>
            <tr className="border-b border-edge text-sm text-muted">
              <th scope="col" className="py-2 text-start font-semibold">
                {t('year')}
              </th>
              <th scope="col" className="w-1/2 @max-2xl:hidden">
                <span className="sr-only">{t('shares')}</span>
              </th>
              <ColumnHeader mark={principalLook}>{t('principal')}</ColumnHeader>
              <ColumnHeader mark={interestLook}>{t('interest')}</ColumnHeader>
              <ColumnHeader>{t('balance')}</ColumnHeader>
            </tr>
          </thead>
          {years.map((year, index) => (
            <tbody key={year.year} className="break-inside-avoid border-b border-line">
              <tr>
                <th scope="row" className="py-2.5 text-start font-normal @2xl:py-3">
                  {startsToday && index === 0 ? t('restOfYear', { year: year.year }) : year.year}
                </th>
                <td className="px-6 align-middle @max-2xl:hidden">
                  <Bar year={year} greatest={greatest} />
                </td>
                <td className={number}>{wholeDollars(year.principal)}</td>
                <td className={number}>{wholeDollars(year.interest)}</td>
                <td className={number}>{wholeDollars(year.balance)}</td>
              </tr>
              <tr aria-hidden className="@2xl:hidden">
                <td colSpan={4} className="pb-3">
                  <Bar year={year} greatest={greatest} />
                </td>
              </tr>
            </tbody>
          ))}
        </table>
      </div>
      <p className="text-sm text-muted">{t('rounded')}</p>
    </div>
  );
}

function ColumnHeader(props: { readonly mark?: string; readonly children: ReactNode }) {
  const { mark, children } = props;
  return (
    <th scope="col" className="py-2 ps-2 text-end font-semibold whitespace-nowrap @2xl:ps-4">
      {mark && (
        <span className="@max-2xl:hidden">
          <Mark look={mark} />
        </span>
      )}
      {children}
    </th>
  );
}

/** In a narrow table the headers have no place for the marks. */
function Legend(): ReactNode {
  const t = useTexts(loanOverTimeTexts);
  return (
    <p aria-hidden className="flex gap-4 text-sm text-muted @2xl:hidden">
      <span>
        <Mark look={principalLook} />
        {t('principal')}
      </span>
      <span>
        <Mark look={interestLook} />
        {t('interest')}
      </span>
    </p>
  );
}

function Mark({ look }: { readonly look: string }) {
  return (
    <svg
      width={12}
      height={12}
      aria-hidden
      className="me-1.5 inline-block forced-color-adjust-none"
    >
      <rect width={12} height={12} rx={2} className={look} />
    </svg>
  );
}

/** Percent of the bar between its two parts. */
const gap = 0.4;

function Bar({ year, greatest }: { readonly year: LoanYear; readonly greatest: number }) {
  const principal = share(year.principal, greatest);
  return (
    <svg aria-hidden width="100%" height={16} className="block forced-color-adjust-none">
      <rect width={`${principal}%`} height={16} rx={2} className={principalLook} />
      <rect
        x={`${principal && principal + gap}%`}
        width={`${Math.max(0, share(year.interest, greatest) - gap)}%`}
        height={16}
        rx={2}
        className={interestLook}
      />
    </svg>
  );
}

/** In percent; a year in which more was returned than paid has no bar. */
function share(amount: Cents, greatest: number): number {
  return Math.max(0, Math.round((amount * 1_000) / greatest) / 10);
}

function wholeDollars(amount: Cents): string {
  return formatMoney(cents(Math.round(amount / 100) * 100)).slice(0, -3);
}
