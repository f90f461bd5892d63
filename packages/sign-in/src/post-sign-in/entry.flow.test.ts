import { describe, expect, it, vi } from 'vitest';
import { createEntryFlow, type EntryPorts } from './entry.flow';

type Ports = EntryPorts<string, string>;

function flowWith(submit: Ports['submit'] = () => Promise.resolve(undefined)) {
  const ports = {
    check: (entry: string) => (entry === '' ? 'missing' : undefined),
    submit: vi.fn(submit),
    completed: vi.fn(),
  };
  const flow = createEntryFlow<string, string>(ports);
  return { flow, ports, state: () => flow.state.peek() };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a step with one form', () => {
  it('shows a problem without sending, until the entry is edited', () => {
    const { flow, ports, state } = flowWith();
    flow.send({ type: 'submit', entry: '' });
    expect(state()).toEqual({ sending: false, problem: 'missing' });
    expect(ports.submit).not.toHaveBeenCalled();
    flow.send({ type: 'changed' });
    expect(state().problem).toBeUndefined();
  });

  it('sends once, and stays busy until the next step replaces the form', async () => {
    const { flow, ports, state } = flowWith();
    flow.send({ type: 'submit', entry: 'x' });
    flow.send({ type: 'submit', entry: 'x' });
    await settled();
    expect(ports.submit).toHaveBeenCalledOnce();
    expect(ports.completed).toHaveBeenCalledOnce();
    expect(state().sending).toBe(true);
  });

  it('shows why an entry was refused, and accepts another one', async () => {
    const { flow, ports, state } = flowWith(() => Promise.resolve('wrong'));
    flow.send({ type: 'submit', entry: 'x' });
    await settled();
    expect(state()).toEqual({ sending: false, problem: 'wrong' });
    expect(ports.completed).not.toHaveBeenCalled();
    flow.send({ type: 'submit', entry: 'y' });
    expect(ports.submit).toHaveBeenLastCalledWith('y');
  });

  it('ignores an answer that arrives after it was disposed', async () => {
    const { flow, ports } = flowWith();
    flow.send({ type: 'submit', entry: 'x' });
    flow.dispose();
    await settled();
    expect(ports.completed).not.toHaveBeenCalled();
  });
});
