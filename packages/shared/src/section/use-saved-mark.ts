import { useCore } from '@portico/element';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds that a check mark is shown after saving (accounts §9). */
export const savedMarkTime = 3_000;

/** Whether something was just saved: true for three seconds after `mark` is called. */
export function useSavedMark(): readonly [saved: boolean, mark: () => void] {
  const { delay } = useCore().environment;
  const [saved, setSaved] = useState(false);
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);
  const mark = useCallback(() => {
    cancel.current();
    setSaved(true);
    cancel.current = delay(() => setSaved(false), savedMarkTime);
  }, [delay]);
  return [saved, mark];
}
