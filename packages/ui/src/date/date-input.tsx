import { formatDate, hasOwnMethods, localDate, type LocalDate } from '@portico/rules';
import { useContext, useRef, useState, type Ref } from 'react';
import { Boundary } from '../boundary';
import { FetchPartContext, NotOpenedContext } from '../fetch-part';
import { OneLine, type InputProps } from '../fields/input';
import { Icon } from '../icon';
import { calendarIcon } from '../icons';
import type { CalendarDays } from './calendar';
import type CalendarPopover from './calendar-popover';
import { changeOf } from '../fields/shape';
import { dateText, settledDateText } from './date-text';

/** The calendar's texts; months and weekdays come from `Intl`. */
export type DateTexts = {
  /** The button that opens the calendar, such as "Choose a date". */
  open: string;
  previousMonth: string;
  nextMonth: string;
};

export type DateInputProps = Omit<InputProps, 'onChange'> &
  CalendarDays & {
    /** Receives the text (`MM/dd/yyyy` when complete), and its day when it is valid. */
    onChange: (text: string, date: LocalDate | undefined) => void;
    texts: DateTexts;
    autoComplete?: 'off' | 'bday' | undefined;
  };

/**
 * A day, typed or chosen. Any day can be typed: the form checks it by the calendar's rules and
 * shows the error. The calendar is loaded when it is first opened; where it cannot be loaded or drawn,
 * or the page has replaced methods that it uses, that is said, and the next press tries again.
 */
export function DateInput(props: DateInputProps) {
  const { onChange, onBlur, texts, ...rest } = props;
  const { locale, today, min, max, marked, blockedReason, ...input } = rest;
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const { problem, report } = useContext(NotOpenedContext);
  const fail = () => {
    setOpen(false);
    setFailed(true);
  };
  const broke = (error: Error) => {
    report(error);
    fail();
  };
  const [calendar, fetchCalendar] = useCalendar(fail);
  const button = useRef<HTMLButtonElement>(null);
  const change = (text: string) => onChange(text, localDate(text));
  const settle = () => {
    const settled = settledDateText(input.value);
    if (settled !== input.value) change(settled);
    onBlur?.();
  };
  const close = (returnFocus: boolean) => {
    setOpen(false);
    if (returnFocus) button.current?.focus();
  };
  return (
    <>
      <OneLine
        autoComplete="off"
        {...input}
        inputMode="numeric"
        className="pe-12 tabular"
        shape={(field, event) => {
          const text = dateText(input.value, field.value, changeOf(event));
          if (text !== field.value) field.value = text;
        }}
        onChange={change}
        onBlur={settle}
        adornment={
          <>
            <CalendarButton
              ref={button}
              label={texts.open}
              open={open}
              disabled={input.disabled}
              onToggle={(wanted) => {
                if (wanted && !hasOwnMethods()) return fail();
                setOpen(wanted);
                setFailed(false);
                if (wanted) fetchCalendar();
              }}
            />
            {open && calendar && (
              <Boundary onError={broke} fallback={() => null}>
                <calendar.Popover
                  anchor={button}
                  label={texts.open}
                  texts={texts}
                  locale={locale}
                  today={today}
                  min={min}
                  max={max}
                  marked={marked}
                  blockedReason={blockedReason}
                  selected={localDate(input.value)}
                  onSelect={(date) => {
                    change(formatDate(date));
                    close(true);
                  }}
                  onClose={(by) => close(by === 'escape')}
                />
              </Boundary>
            )}
          </>
        }
      />
      {failed && problem}
    </>
  );
}

type Calendar = { readonly Popover: typeof CalendarPopover };

/** The calendar once it is loaded. Until then a day can be typed. */
function useCalendar(onFailed: () => void): readonly [Calendar | undefined, fetch: () => void] {
  const fetchPart = useContext(FetchPartContext);
  const [calendar, setCalendar] = useState<Calendar>();
  const fetch = () =>
    void fetchPart(() => import('./calendar-popover')).then(
      ({ default: Popover }) => setCalendar({ Popover }),
      onFailed,
    );
  return [calendar, fetch];
}

type CalendarButtonProps = {
  ref: Ref<HTMLButtonElement>;
  label: string;
  open: boolean;
  disabled: boolean | undefined;
  onToggle: (open: boolean) => void;
};

function CalendarButton({ ref, label, open, disabled, onToggle }: CalendarButtonProps) {
  const wasOpen = useRef(false);
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={open}
      disabled={disabled}
      className="absolute inset-y-0 end-0 flex w-11 items-center justify-center rounded-md text-accent"
      onPointerDown={() => {
        wasOpen.current = open;
      }}
      onClick={() => {
        // A press outside the open calendar, such as on this button, closes it before the click
        // arrives.
        onToggle(!open && !wasOpen.current);
        wasOpen.current = false;
      }}
    >
      <Icon path={calendarIcon} />
    </button>
  );
}
