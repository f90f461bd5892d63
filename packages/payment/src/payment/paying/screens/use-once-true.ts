import { useState } from 'react';

/** True from the first time it was, so that what has gone can still be spoken of. */
export function useOnceTrue(now: boolean): boolean {
  const [was, setWas] = useState(now);
  if (now && !was) setWas(true);
  return was || now;
}
