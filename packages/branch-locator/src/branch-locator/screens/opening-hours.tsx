import { useTexts } from '@portico/element';
import { clockTime, openDays, type OpenDay } from '@portico/rules';
import type { ReactNode } from 'react';
import { branchLocatorTexts } from '../branch-locator.sentences';

const dayNames = ['day1', 'day2', 'day3', 'day4', 'day5', 'day6', 'day7'] as const;

/** When a branch is open; nothing where that is not known. */
export function OpeningHours({
  hours = [],
}: {
  hours?: readonly OpenDay[] | undefined;
}): ReactNode {
  const t = useTexts(branchLocatorTexts);
  const dayName = (day: number) => {
    const name = dayNames[day - 1];
    return name ? t(name) : '';
  };
  const timeName = (of: string) => {
    const { time, isMorning } = clockTime(of);
    return t(isMorning ? 'morning' : 'afternoon', { time });
  };
  return openDays(hours).map(({ first, last, opens, closes }) => {
    const [from, to] = [dayName(first), dayName(last)];
    const days = first === last ? from : t('days', { first: from, last: to });
    return (
      <p key={first} className="text-muted">
        {t('open', { days, opens: timeName(opens), closes: timeName(closes) })}
      </p>
    );
  });
}
