import { emit } from '@portico/core';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { Boundary } from './boundary';
import { Frame } from './frame';
import { instanceOf } from './instance';
import { StartError } from './start-error';

/** Where not even the error can be drawn, what stands between the tags is left. */
const nothing = () => null;

/**
 * A widget that cannot start: tells the page, and shows what stands between its tags with an inline
 * error that can be retried (D9): the text alone would pass for a fact. It never navigates.
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
