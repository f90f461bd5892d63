import { useTexts } from '@portico/element';
import { formatDate, type Lateness } from '@portico/rules';
import type { ReactNode } from 'react';
import { paymentWhenTexts } from '../../payment.when.sentences';

/** Says that a day is after the due date, and what can follow (D178). */
export function Late({ late }: { readonly late: Lateness }): ReactNode {
  const t = useTexts(paymentWhenTexts);
  const { days, dueDate } = late;
  return t(days === 1 ? 'lateByOne' : 'late', { days, date: formatDate(dueDate) });
}
