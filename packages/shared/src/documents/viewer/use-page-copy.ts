import { useCore } from '@portico/element';
import { useEffect, useState } from 'react';
import type { ListedDocument } from '../documents-source';
import type { ShownFormat } from './can-show-in-page';
import { pageCopyOf } from './page-copy';

/** The address of the document's copy in the page, once it is there. */
export type CopyState = 'loading' | 'failed' | { readonly address: string };

/** Copies a document into the page while it is shown; `failed` reports that it cannot be drawn. */
export function usePageCopy(
  listed: ListedDocument,
  format: ShownFormat,
): readonly [CopyState, failed: () => void] {
  const core = useCore();
  const [state, setState] = useState<CopyState>('loading');
  useEffect(() => {
    const shown = new AbortController();
    let release = () => {};
    void pageCopyOf(core, listed, format, shown.signal).then((copy) => {
      if (shown.signal.aborted) return copy?.release();
      if (copy) ({ release } = copy);
      setState(copy ?? 'failed');
    });
    return () => {
      shown.abort();
      release();
    };
  }, [core, listed, format]);
  // A page's policy that allows no frame from `blob:` blocks it without an event on the frame.
  useEffect(() => {
    const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src' && blockedURI.startsWith('blob')) setState('failed');
    };
    addEventListener('securitypolicyviolation', onViolation);
    return () => removeEventListener('securitypolicyviolation', onViolation);
  }, []);
  return [state, () => setState('failed')];
}
