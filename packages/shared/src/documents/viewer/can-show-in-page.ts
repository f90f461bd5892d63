import type { DocumentFormat } from '@portico/rules';

/** The formats that browsers show. */
export type ShownFormat = Extract<DocumentFormat, 'jpg' | 'pdf' | 'png'>;

/** Whether this browser shows documents of a format within a page. */
export function canShowInPage(format: DocumentFormat): format is ShownFormat {
  if (format === 'pdf') return globalThis.navigator.pdfViewerEnabled;
  return format === 'jpg' || format === 'png';
}
