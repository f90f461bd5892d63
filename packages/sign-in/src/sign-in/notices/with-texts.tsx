import type { Texts } from '@portico/core';
import { useCore } from '@portico/element';
import { useEffect, useState, type ComponentType } from 'react';

/** The view, drawn once its sentences are there in the page's language: no English flashes by. */
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
