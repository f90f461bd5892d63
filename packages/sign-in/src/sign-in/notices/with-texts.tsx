import type { Texts } from '@portico/core/internal';
import { useCore } from '@portico/element';
import { useEffect, useState, type ComponentType } from 'react';

/** Renders the view once its texts are loaded, so that no English shows on a Spanish page. */
export function withTexts<P extends object>(
  View: ComponentType<P>,
  texts: readonly Texts<string>[],
): ComponentType<P> {
  return function WithTexts(props: P) {
    const core = useCore();
    const [ready, setReady] = useState(false);
    useEffect(() => {
      let current = true;
      void core.loadTexts(texts).then(() => current && setReady(true));
      return () => {
        current = false;
      };
    }, [core]);
    return ready && <View {...props} />;
  };
}
