import { firstScreenContent } from '@portico/first-screen';
import { createElement, type ReactElement } from 'react';
import type { FirstScreensProps } from './first-screens';

/**
 * An element's first screen as declarative shadow DOM. On the server only: the browser's parser
 * makes it the shadow root, so that there is no such child to hydrate.
 *
 * @param settings of the tag
 */
export function template(
  tag: string,
  settings: Readonly<Record<string, unknown>> | string | undefined,
  { locale, nonce, stylesheets }: FirstScreensProps,
): ReactElement {
  const stylesheet = stylesheets && `${stylesheets.replace(/\/$/, '')}/${tag}.css`;
  const html = firstScreenContent(tag, { locale, settings, nonce, stylesheet });
  return createElement('template', {
    shadowrootmode: 'open',
    dangerouslySetInnerHTML: { __html: html },
  });
}
