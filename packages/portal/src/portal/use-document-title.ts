import { useCore, useTexts } from '@portico/element';
import { useEffect } from 'react';
import type { Shown } from '../navigation/navigation.flow';
import { pathOf } from '../routing/path';
import { portalTexts } from './portal.sentences';

/** Sets the document title; a route without one uses the address, and is reported (access §2). */
export function useDocumentTitle(shown: Shown | undefined): void {
  const core = useCore();
  const t = useTexts(portalTexts);
  const route = shown?.route;
  useEffect(() => {
    if (!route) return;
    const { host, hash } = window.location;
    if (route.title === undefined) core.report({ message: `route without title: ${route.path}` });
    const title = route.title === undefined ? `${host}/${pathOf(hash)}` : t(route.title);
    // Not `document.title`, which an element of the page with that name would shadow.
    Reflect.set(HTMLDocument.prototype, 'title', title, document);
  }, [core, route, t]);
}
