import type { Account } from '@portico/contract';
import { useState } from 'react';

/** Keeps the entry of an account that was just hidden, until its page is left. */
export function useLastFound(entry: Account | undefined): Account | undefined {
  const [last, setLast] = useState(entry);
  if (entry !== undefined && entry !== last) setLast(entry);
  return entry ?? last;
}
