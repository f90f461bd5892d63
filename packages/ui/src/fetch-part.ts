import { createContext } from 'react';

/** Fetches a part in its own chunk; rejects where it cannot be loaded. */
export type FetchPart = <T>(read: () => Promise<T>) => Promise<T>;

/**
 * How parts are fetched: `element` provides the suite's loader, which retries and reports failures.
 */
export const FetchPartContext = createContext<FetchPart>((read) => read());
