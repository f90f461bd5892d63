import { createContext } from 'react';

/** Fetches a part that has a file of its own; rejects where it cannot be had. */
export type FetchPart = <T>(read: () => Promise<T>) => Promise<T>;

/** How parts are fetched: `element` gives the one way of the suite, with its retries and report. */
export const FetchPartContext = createContext<FetchPart>((read) => read());
