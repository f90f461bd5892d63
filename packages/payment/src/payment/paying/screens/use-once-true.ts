import { useState } from 'react';

/** Stays true once `now` was true, so that the result of a deletion can still be shown. */
export function useOnceTrue(now: boolean): boolean {
  const [was, setWas] = useState(now);
  if (now && !was) setWas(true);
  return was || now;
}
