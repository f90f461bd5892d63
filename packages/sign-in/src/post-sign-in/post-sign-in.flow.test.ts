import { describe, expect, it, vi } from 'vitest';
import { createQueueFlow } from './post-sign-in.flow';

const up = () => Promise.resolve(false);
const down = () => Promise.resolve(true);

describe('the queue after a correct password', () => {
  it('[ACC-217] ends at once when no step is needed, without a maintenance check', async () => {
    const isDown = vi.fn(up);
    await expect(createQueueFlow([], isDown).ended).resolves.toBe('completed');
    expect(isDown).not.toHaveBeenCalled();
  });

  it('[ACC-228, ACC-232] checks maintenance after a step, and opens the next one if it is off', async () => {
    const order: string[] = [];
    const queue = createQueueFlow(['securityCode', 'agreements'], () => {
      order.push(`checked while at ${shown(queue)}`);
      return Promise.resolve(false);
    });
    expect(shown(queue)).toBe('securityCode');
    await queue.complete();
    order.push(`then ${shown(queue)}`);
    expect(order).toEqual(['checked while at securityCode', 'then agreements']);
  });

  it('completes after the last step and its check', async () => {
    const isDown = vi.fn(up);
    const queue = createQueueFlow(['securityCode'], isDown);
    await queue.complete();
    await expect(queue.ended).resolves.toBe('completed');
    expect(isDown).toHaveBeenCalledOnce();
  });

  it('ends as down when the portal is down, and no later step opens', async () => {
    const queue = createQueueFlow(['securityCode', 'agreements'], down);
    await queue.complete();
    await expect(queue.ended).resolves.toBe('down');
    await queue.complete();
    expect(queue.state.value).toEqual({ at: 'ended', end: 'down' });
  });

  it('[ACC-233] ends as cancelled, and no later step opens', async () => {
    const queue = createQueueFlow(['securityCode', 'agreements'], up);
    queue.cancel();
    await expect(queue.ended).resolves.toBe('cancelled');
    await queue.complete();
    expect(queue.state.value).toEqual({ at: 'ended', end: 'cancelled' });
  });

  it('completes a step once, however often it is called', async () => {
    const isDown = vi.fn(up);
    const queue = createQueueFlow(['securityCode', 'agreements'], isDown);
    await Promise.all([queue.complete(), queue.complete()]);
    expect(shown(queue)).toBe('agreements');
    expect(isDown).toHaveBeenCalledOnce();
  });

  it('stays cancelled when the check returns late', async () => {
    const queue = createQueueFlow(['securityCode', 'agreements'], up);
    const done = queue.complete();
    queue.cancel();
    await done;
    await expect(queue.ended).resolves.toBe('cancelled');
  });
});

function shown(queue: ReturnType<typeof createQueueFlow>): string {
  const state = queue.state.peek();
  return state.at === 'step' ? state.step : state.at;
}
