import { emit } from '@portico/core/internal';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { Boundary } from '@portico/ui';
import { Frame } from '../frame';
import { instanceOf } from '../../define/instance';
import { StartError } from './start-error';

/** If drawing the error fails too, only the content between the tags remains. */
const nothing = () => null;

/**
 * A widget that cannot start: dispatches `portico-error`, and shows the content between its tags
 * with an inline error and a retry (D9); that content alone could pass for current data. It never
 * navigates.
 */
export function CannotStart(props: {
  readonly host: HTMLElement;
  readonly code: 'setup' | 'render';
  readonly retry: () => void;
}): ReactNode {
  const { host, code, retry } = props;
  useLayoutEffect(() => instanceOf(host).drawn?.(false), [host]);
  useEffect(() => {
    emit(host, 'portico-error', { code, tag: host.localName });
  }, [host, code]);
  return (
    <>
      <slot />
      <Boundary fallback={nothing}>
        <Frame>
          <StartError retry={retry} />
        </Frame>
      </Boundary>
    </>
  );
}
