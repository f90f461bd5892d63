import { dateMask, formatDate, localDate, formatMasked, type Edit } from '@portico/rules';

/**
 * The field's text after a change. Typing at the end inserts the slashes (`0115` → `01/15`, `1/` →
 * `01/`); a correction in the middle is not reformatted, because the caret would jump. A pasted
 * date in any known format is converted, any other text stays, to be refused (D183).
 */
export function dateText(previous: string, typed: string, by: Edit['by']): string {
  if (by === 'whole' || !/^[\d/]{0,10}$/.test(previous)) {
    const date = localDate(typed);
    return date ? formatDate(date) : formatMasked(typed, dateMask);
  }
  const clean = typed.replace(/[^\d/]/g, '');
  if (clean.length > 10) return previous;
  return clean.length > previous.length && clean.startsWith(previous) ? withSlashes(clean) : clean;
}

/** The text in full format (`1/5/2026` → `01/05/2026`) when it is a day, else unchanged. */
export function settledDateText(text: string): string {
  const date = localDate(text);
  return date ? formatDate(date) : text;
}

function withSlashes(text: string): string {
  const padded = text.replace(/(^|\/)(\d)\//g, '$10$2/');
  const digits = padded.replaceAll('/', '').slice(0, 8);
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean);
  return parts.join('/') + (padded.endsWith('/') && digits.length < 5 ? '/' : '');
}
