import { chunk, openBlankWindow } from '@portico/core/internal';
import { useCore } from '@portico/element';
import { useState } from 'react';
import type { ListedDocument } from './documents-source';

type Opening = {
  /** In progress. */
  readonly busy?: boolean;
  /** Why it is not open. */
  readonly problem?: 'openBlocked' | 'openFailed';
};

const addressCode = chunk(() => import('./document-address'));

/** Opens a document in a new window. */
export function useNewWindow(
  listed: ListedDocument,
): Opening & { readonly openNewWindow: () => void } {
  const core = useCore();
  const [state, setState] = useState<Opening>({});
  const open = async () => {
    // Before the token is requested: browsers block a window that no click opened.
    const page = openBlankWindow();
    if (!page) return setState({ problem: 'openBlocked' });
    setState({ busy: true });
    const address = await core.onDemand(addressCode, 'waitedFor').then(
      ({ addressOf }) => addressOf(core, listed),
      () => undefined,
    );
    if (address?.ok) page.goTo(address.value);
    else page.close();
    setState(address?.ok ? {} : { problem: 'openFailed' });
  };
  return { ...state, openNewWindow: () => void open() };
}
