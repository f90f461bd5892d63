import { describe, expect, it } from 'vitest';
import { settle, startTestCore } from '../testing';

const on = { settings: { 'globalOptions.leaveWarningOption': 'true' } };

/** Closes the window; returns the text the browser would show, undefined when it just closes. */
function close(events: EventTarget): unknown {
  const event = new Event('beforeunload', { cancelable: true });
  events.dispatchEvent(event);
  return event.defaultPrevented ? Reflect.get(event, 'returnValue') : undefined;
}

describe('the leave warning', () => {
  it('[ACC-071, ACC-073, LON-516] shows the specification’s text while something is unsaved', async () => {
    const { core, events } = await startTestCore(on);
    const asked: unknown[] = [];
    events.addEventListener('beforeunload', (event) => {
      Object.defineProperty(event, 'returnValue', { set: (text) => void asked.push(text) });
    });
    core.unsaved.value = true;
    await settle();
    close(events);
    expect(asked).toEqual([
      'Leaving this page will lose any entered information and require you to log in again. Are you sure you want to exit?',
    ]);
  });

  it('[ACC-071, LON-517] is silent when it is not enabled', async () => {
    const { core, events } = await startTestCore();
    core.unsaved.value = true;
    await settle();
    const event = new Event('beforeunload', { cancelable: true });
    events.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });

  it('is not shown by a core that was disposed while it was loaded', async () => {
    const { core, events } = await startTestCore(on);
    core.unsaved.value = true;
    core.dispose();
    await settle();
    expect(close(events)).toBeUndefined();
  });

  it('[ACC-072] is silent when nothing is unsaved, also once it has been saved', async () => {
    const { core, events } = await startTestCore(on);
    expect(close(events)).toBeUndefined();
    core.unsaved.value = true;
    await settle();
    core.unsaved.value = false;
    expect(close(events)).toBeUndefined();
  });
});
