import { useCallback, useEffect, useState } from 'react';

/** What a section shows: its data once loaded, and the error of the last load. */
export type Polled<T> = {
  readonly data: T | undefined;
  readonly error: string | undefined;
  /** Loads again at once. */
  readonly refresh: () => void;
};

/** Loads at once and, while the tab is visible, again every `every` milliseconds. */
export function usePolling<T>(load: () => Promise<T>, every?: number): Polled<T> {
  const [data, setData] = useState<T>();
  const [error, setError] = useState<string>();
  const [round, setRound] = useState(0);
  const refresh = useCallback(() => setRound((last) => last + 1), []);

  useEffect(() => {
    let stopped = false;
    load().then(
      (next) => {
        if (stopped) return;
        setData(next);
        setError(undefined);
      },
      (problem: unknown) => {
        if (!stopped) setError(problem instanceof Error ? problem.message : String(problem));
      },
    );
    return () => {
      stopped = true;
    };
  }, [load, round]);

  useEffect(() => {
    if (every === undefined) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refresh();
    }, every);
    return () => clearInterval(timer);
  }, [every, refresh]);

  return { data, error, refresh };
}
