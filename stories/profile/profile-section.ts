import type { Texts } from '@portico/core/internal';
import { defineWidget, type Widget } from '@portico/element';
import { profileWidget } from '@portico/profile';
import type { ReactNode } from 'react';

/** One section of the profile as a widget of its own, for its stories. */
export function profileSection(view: () => ReactNode, texts: readonly Texts<string>[]): Widget {
  return defineWidget({
    tag: 'portico-profile',
    properties: {},
    texts,
    skeleton: { rows: 4 },
    view,
    beside: profileWidget.beside,
  });
}
