import type { Texts } from '@portico/core/internal';
import { defineWidget, type Widget } from '@portico/element';
import { profileWidget } from '@portico/profile';
import type { ComponentType } from 'react';

/** One part of the profile as a widget of its own, for its stories. */
export function profilePart(about: {
  readonly View: ComponentType;
  readonly texts: readonly Texts<string>[];
}): Widget {
  const { View, texts } = about;
  return defineWidget({
    tag: 'portico-profile',
    properties: {},
    texts,
    skeleton: { rows: 4 },
    beside: profileWidget.beside,
    view: () => (
      <div className="@container grid grid-cols-1 gap-6">
        <View />
      </div>
    ),
  });
}
