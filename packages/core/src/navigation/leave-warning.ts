import { effect } from '@preact/signals-core';
import type { Core } from '../core';
import { leaveWarningOption } from '../settings/site/global-options';
import { portalLeaveWarningTexts } from './portal.leave-warning.sentences';

/** Enables the browser's leave warning while there is unsaved input and the setting is on. */
export function guardLeaving(core: Core): () => void {
  const { events } = core.environment;
  const enabled = core.setting(leaveWarningOption);
  const t = core.texts(portalLeaveWarningTexts);
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
