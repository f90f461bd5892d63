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
  it('says what is wrong before anything is sent, until something is changed', () => {
    const { flow, ports, state } = flowWith();
    flow.send({ type: 'submit', entry: '' });
    expect(state()).toEqual({ sending: false, problem: 'missing' });
    expect(ports.submit).not.toHaveBeenCalled();
    flow.send({ type: 'changed' });
    expect(state().problem).toBeUndefined();
  });

  it('sends once, and stays busy until what comes next takes the form away', async () => {
    const { flow, ports, state } = flowWith();
    flow.send({ type: 'submit', entry: 'x' });
    flow.send({ type: 'submit', entry: 'x' });
    await settled();
    expect(ports.submit).toHaveBeenCalledOnce();
    expect(ports.completed).toHaveBeenCalledOnce();
    expect(state().sending).toBe(true);
  });

  it('says why it was refused, and takes another entry', async () => {
    const { flow, ports, state } = flowWith(() => Promise.resolve('wrong'));
    flow.send({ type: 'submit', entry: 'x' });
    await settled();
    expect(state()).toEqual({ sending: false, problem: 'wrong' });
    expect(ports.completed).not.toHaveBeenCalled();
    flow.send({ type: 'submit', entry: 'y' });
    expect(ports.submit).toHaveBeenLastCalledWith('y');
  });

  it('drops an answer that comes after its end', async () => {
    const { flow, ports } = flowWith();
    flow.send({ type: 'submit', entry: 'x' });
    flow.dispose();
    await settled();
    expect(ports.completed).not.toHaveBeenCalled();
  });
});
