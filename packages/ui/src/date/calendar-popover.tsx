import { Popover, type PopoverProps } from '../overlays/popover';
import { Calendar, type CalendarProps } from './calendar';

/** The chunk that opens with the calendar button: Radix and react-day-picker come with it. */
export default function CalendarPopover({
  anchor,
  label,
  onClose,
  ...calendar
}: Omit<PopoverProps, 'children'> & CalendarProps) {
  return (
    <Popover anchor={anchor} label={label} onClose={onClose}>
      <Calendar {...calendar} />
    </Popover>
  );
}
