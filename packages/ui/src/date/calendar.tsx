import { compareDates, type LocalDate } from '@portico/rules';
import { createContext, use, useEffect, useRef, useState } from 'react';
import { DayPicker, type DayButtonProps } from 'react-day-picker';
import { Icon } from '../icon';
import { chevronLeftIcon, chevronRightIcon } from '../icons';
import { fromNoon, toNoon } from './calendar-dates';

/** Which days can be chosen. */
export type CalendarDays = {
  /** `en` or `es`: the language of months and weekdays. */
  locale: string;
  /** Today in the lender's time zone; marked, and the month shown first. */
  today: LocalDate;
  min?: LocalDate | undefined;
  max?: LocalDate | undefined;
  /** A day that is marked, and what it is, such as "Due date". */
  marked?: { readonly date: LocalDate; readonly label: string } | undefined;
  /** Why a day cannot be chosen, such as "Holiday"; undefined for a day that can. */
  blockedReason?: ((date: LocalDate) => string | undefined) | undefined;
};

export type CalendarProps = CalendarDays & {
  texts: { previousMonth: string; nextMonth: string };
  /** Right to left, the left arrow key leads to the next day. */
  dir: string | undefined;
  selected: LocalDate | undefined;
  onSelect: (date: LocalDate) => void;
};

type Reason = (date: Date) => string | undefined;
const ReasonContext = createContext<{ reasonFor: Reason; tell: (reason: string) => void }>({
  reasonFor: () => undefined,
  tell: () => undefined,
});

/**
 * A month of days. A blocked day can get the focus but not be chosen; the reason for the focused
 * day is shown below the month.
 */
export function Calendar(props: CalendarProps) {
  const { locale, today, min, max, marked, blockedReason, texts, dir, selected, onSelect } = props;
  const [announced, tell] = useState('');
  const reasonFor: Reason = (date) => {
    const day = fromNoon(date);
    return day && blockedReason?.(day);
  };
  const within = (date: Date) => {
    const day = fromNoon(date);
    return (
      day !== undefined &&
      (!min || compareDates(day, min) >= 0) &&
      (!max || compareDates(day, max) <= 0)
    );
  };
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, options);
    return (date: Date) => format.format(date);
  };
  const fullDay = write({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });
  const isMarked = (date: Date) => marked !== undefined && fromNoon(date) === marked.date;
  const dayLabel = (date: Date) =>
    [fullDay(date), isMarked(date) && marked?.label, reasonFor(date)].filter(Boolean).join(', ');
  const month = write({ month: 'long', year: 'numeric' });
  return (
    <ReasonContext value={{ reasonFor, tell }}>
      <DayPicker
        mode="single"
        autoFocus
        noonSafe
        fixedWeeks
        navLayout="around"
        lang={locale}
        {...(dir !== undefined && { dir })}
        today={toNoon(today)}
        selected={selected && toNoon(selected)}
        defaultMonth={toNoon(selected ?? min ?? today)}
        {...(min && { startMonth: toNoon(min) })}
        {...(max && { endMonth: toNoon(max) })}
        disabled={(date) => !within(date)}
        modifiers={{ marked: isMarked }}
        modifiersClassNames={{ marked: 'calendar-marked' }}
        onDayClick={(date) => {
          const day = fromNoon(date);
          if (day && reasonFor(date) === undefined) onSelect(day);
        }}
        components={{ DayButton, Chevron }}
        classNames={classNames}
        formatters={{
          formatCaption: month,
          formatWeekdayName: write({ weekday: 'narrow' }),
        }}
        labels={{
          labelGrid: month,
          labelDayButton: dayLabel,
          labelWeekday: write({ weekday: 'long' }),
          labelPrevious: () => texts.previousMonth,
          labelNext: () => texts.nextMonth,
        }}
      />
      {marked && (
        <p className="flex items-center justify-center gap-2 text-sm text-muted">
          <span aria-hidden className="size-2 rounded-full bg-accent" />
          {marked.label}
        </p>
      )}
      <p aria-live="polite" className="min-h-6 w-0 min-w-full pt-1 text-center text-sm text-muted">
        {announced}
      </p>
    </ReasonContext>
  );
}

function DayButton({ day, modifiers, ...button }: DayButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const { reasonFor, tell } = use(ReasonContext);
  const reason = modifiers['disabled'] ? undefined : reasonFor(day.date);
  const focused = modifiers['focused'];
  useEffect(() => {
    if (focused) ref.current?.focus();
  }, [focused]);
  return (
    <button
      {...button}
      ref={ref}
      aria-disabled={reason === undefined ? undefined : true}
      // The click moves the focus: at the press, the reason below might go, and the day with it.
      onMouseDown={(event) => event.preventDefault()}
      onFocus={(event) => {
        button.onFocus?.(event);
        tell(reason ?? '');
      }}
    />
  );
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' | undefined }) {
  const path = orientation === 'left' ? chevronLeftIcon : chevronRightIcon;
  return <Icon path={path} />;
}

const arrow =
  'absolute top-0 flex size-11 items-center justify-center rounded-md text-accent hover:bg-sunken aria-disabled:invisible';

/** The suite's classes for react-day-picker's parts; its own style sheet is not used. */
const classNames = {
  month: 'relative',
  month_caption: 'flex h-11 items-center justify-center font-semibold',
  button_previous: arrow + ' start-0',
  button_next: arrow + ' end-0',
  weekday: 'h-8 text-center text-sm font-normal text-muted',
  day: 'group p-0 text-center',
  day_button:
    'relative size-10 rounded-md border border-transparent tabular group-[.calendar-marked]:after:absolute group-[.calendar-marked]:after:inset-x-0 group-[.calendar-marked]:after:bottom-0.5 group-[.calendar-marked]:after:mx-auto group-[.calendar-marked]:after:size-1.5 group-[.calendar-marked]:after:rounded-full group-[.calendar-marked]:after:bg-current not-aria-disabled:hover:bg-sunken group-aria-selected:bg-brand-fill group-aria-selected:text-on-brand forced-colors:group-aria-selected:border-4 forced-colors:group-aria-selected:border-[Highlight] group-data-today:border-edge aria-disabled:cursor-default aria-disabled:text-muted aria-disabled:line-through disabled:cursor-default disabled:text-muted disabled:opacity-50',
};
