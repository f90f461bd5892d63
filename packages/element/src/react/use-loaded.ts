import type { Core } from '@portico/core/internal';
import { useEffect, useState } from 'react';
import { useCore, useSettingReader, type ReadSetting } from './hooks';

/**
 * What a form needs before it can be shown, such as the rules for its fields; undefined until then.
 *
 * @param load must be the same function at each draw, and not reject
 */
export function useLoaded<T>(load: (core: Core, read: ReadSetting) => Promise<T>): T | undefined {
  const core = useCore();
  const read = useSettingReader();
  const [loaded, setLoaded] = useState<T>();
  useEffect(() => {
    let current = true;
    void load(core, read).then((found) => current && setLoaded(() => found));
    return () => {
      current = false;
    };
  }, [core, read, load]);
  return loaded;
}
