import { createContext, type ReactNode } from 'react';

/** Fetches a part in its own chunk; rejects where it cannot be loaded. */
export type FetchPart = <T>(read: () => Promise<T>) => Promise<T>;

/**
 * How parts are fetched: `element` provides the suite's loader, which retries and reports failures.
 */
export const FetchPartContext = createContext<FetchPart>((read) => read());

/** What happens where a part that a press opens cannot be loaded or drawn. */
export type NotOpened = {
  /** Shown beside what was pressed. */
  readonly problem: ReactNode;
  /** Called with what it threw while it was drawn. */
  readonly report: (error: Error) => void;
};

export const NotOpenedContext = createContext<NotOpened>({ problem: null, report: () => {} });
