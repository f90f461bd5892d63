import { chunk, openBlankWindow } from '@portico/core/internal';
import { useState } from 'react';
import { useCore } from '../react/hooks';
import type { ListedDocument } from './documents-source';

/** Opening a document: nothing, in progress, or why it is not open. */
export type Opening = 'idle' | 'opening' | 'openBlocked' | 'openFailed';

const addressCode = chunk(() => import('./document-address'));

/** Opens a document in a new window. */
export function useNewWindow(listed: ListedDocument): readonly [Opening, open: () => void] {
  const core = useCore();
  const [state, setState] = useState<Opening>('idle');
  const open = async () => {
    // Before the token is requested: browsers block a window that no click opened.
    const page = openBlankWindow();
    if (!page) return setState('openBlocked');
    setState('opening');
    const address = await core.onDemand(addressCode, 'waitedFor').then(
      ({ addressOf }) => addressOf(core, listed),
      () => undefined,
    );
    if (address?.ok) page.goTo(address.value);
    else page.close();
    setState(address?.ok ? 'idle' : 'openFailed');
  };
  return [state, () => void open()];
}
