import { formatDate, localDate, type LocalDate } from '@portico/rules';
import { lazy, Suspense, useRef, useState } from 'react';
import { Field } from '../fields/field';
import { controlClass, type InputProps } from '../fields/text-input';
import { calendarIcon, Icon } from '../icon';
import type { CalendarDays } from './calendar';
import { dateText, settledDateText } from './date-text';

const CalendarPopover = lazy(() => import('./calendar-popover'));

/** The calendar's words; months and weekdays come from the platform. */
export type DateWords = {
  /** The button that opens the calendar, such as "Choose a date". */
  open: string;
  previousMonth: string;
  nextMonth: string;
};

export type DateInputProps = Omit<InputProps, 'onChange'> &
  CalendarDays & {
    /** The text as it stands (`MM/dd/yyyy` when complete), and its day when it is one. */
    onChange: (text: string, date: LocalDate | undefined) => void;
    words: DateWords;
    placeholder?: string | undefined;
    autoComplete?: 'off' | 'bday' | undefined;
  };

/**
 * A day, typed or chosen. Typing accepts any day: the calendar and the form judge by the same
 * rules, and the form says what is wrong. The calendar is loaded when it is first opened.
 */
export function DateInput(props: DateInputProps) {
  const { label, hint, error, required, onChange, onBlur, words, ...rest } = props;
  const { locale, today, min, max, blockedReason, ...input } = rest;
  const [open, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const anchor = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const change = (text: string) => onChange(text, localDate(text));
  const close = (returnFocus: boolean) => {
    setOpen(false);
    if (returnFocus) button.current?.focus();
  };
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <div ref={anchor} className="relative">
          <input
            autoComplete="off"
            {...input}
            {...control}
            type="text"
            inputMode="numeric"
            part="input"
            className={controlClass + ' pr-12 tabular'}
            onChange={(event) => change(dateText(input.value, event.currentTarget.value))}
            onBlur={() => {
              const settled = settledDateText(input.value);
              if (settled !== input.value) change(settled);
              onBlur?.();
            }}
          />
          <button
            ref={button}
            type="button"
            aria-label={words.open}
            aria-haspopup="dialog"
            aria-expanded={open}
            disabled={input.disabled}
            className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-md text-accent"
            onPointerDown={() => (wasOpen.current = open)}
            onClick={() => {
              // A press outside the open calendar has closed it already when the click arrives.
              setOpen(!open && !wasOpen.current);
              wasOpen.current = false;
            }}
          >
            <Icon path={calendarIcon} />
          </button>
          {open && (
            <Suspense>
              <CalendarPopover
                anchor={anchor}
                label={words.open}
                words={words}
                locale={locale}
                today={today}
                min={min}
                max={max}
                blockedReason={blockedReason}
                selected={localDate(input.value)}
                onSelect={(date) => {
                  change(formatDate(date));
                  close(true);
                }}
                onClose={(by) => close(by === 'escape')}
              />
            </Suspense>
          )}
        </div>
      )}
    </Field>
  );
}
