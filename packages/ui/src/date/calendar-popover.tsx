import { useState } from 'react';
import { Popover, type PopoverProps } from '../overlays/popover';
import { Calendar, type CalendarProps } from './calendar';

/** The chunk loaded by the calendar button; it includes Radix and react-day-picker. */
export default function CalendarPopover({
  anchor,
  label,
  onClose,
  ...calendar
}: Omit<PopoverProps, 'children'> & Omit<CalendarProps, 'dir'>) {
  const [dir] = useState(() => anchor.current?.closest<HTMLElement>('[dir]')?.dir);
  return (
    <Popover anchor={anchor} label={label} onClose={onClose}>
      <Calendar {...calendar} dir={dir} />
    </Popover>
  );
}
