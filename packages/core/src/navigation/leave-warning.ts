import { effect } from '@preact/signals-core';
import type { Core } from '../core';
import { defineTexts } from '../texts/texts';
import { leaveWarningOption } from '../settings/core-options';

/** Shown by the browser, where it shows a page's own text. */
export const leaveTexts = defineTexts(
  'portal',
  {
    leaveWarning:
      'Leaving this page will lose any entered information and require you to log in again. Are you sure you want to exit?',
  },
  { es: () => import('./leave-warning.texts.es') },
);

/** Enables the browser's leave warning while there is unsaved input and the setting is on. */
export function guardLeaving(core: Core): () => void {
  const { events } = core.environment;
  const enabled = core.setting(leaveWarningOption);
  const t = core.texts(leaveTexts);
  const warn = (event: Event) => {
    event.preventDefault();
    // Current browsers show their own text; older ones show this one.
    Reflect.set(event, 'returnValue', t.peek()('leaveWarning'));
  };
  return effect(() => {
    if (!core.unsaved.value || !enabled.value) return undefined;
    events?.addEventListener('beforeunload', warn);
    return () => events?.removeEventListener('beforeunload', warn);
  });
}
