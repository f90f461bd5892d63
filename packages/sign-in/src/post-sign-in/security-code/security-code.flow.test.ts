import { describe, expect, it, vi } from 'vitest';
import { createSecurityCodeFlow, type SecurityCodePorts } from './security-code.flow';

function flowWith(ports: Partial<SecurityCodePorts> = {}) {
  const calls = {
    validate: vi.fn<SecurityCodePorts['validate']>(
      ports.validate ?? (() => Promise.resolve(undefined)),
    ),
    resend: vi.fn<SecurityCodePorts['resend']>(ports.resend ?? (() => Promise.resolve(undefined))),
    completed: vi.fn(),
    now: () => 0,
  };
  const flow = createSecurityCodeFlow(calls);
  const enter = (code: string, trustDevice = false) => {
    flow.send({ type: 'change', field: 'code', value: code });
    flow.send({ type: 'change', field: 'trustDevice', value: trustDevice });
    flow.send({ type: 'submit' });
  };
  return { flow, calls, enter, state: () => flow.state.peek() };
}

const refuse = () => Promise.resolve('errorInvalid' as const);
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the security-code step', () => {
  it.each(['', '   '])('requires a code when %j is submitted, and sends nothing', (code) => {
    const { calls, enter, state } = flowWith();
    enter(code);
    expect(state().touched.has('code')).toBe(true);
    expect(state().errors.code).toBe('codeRequired');
    expect(calls.validate).not.toHaveBeenCalled();
  });

  it('sends the code without blanks and completes', async () => {
    const { enter, calls } = flowWith();
    enter(' 123456 ', true);
    expect(calls.validate).toHaveBeenCalledWith('123456', true);
    await settled();
    expect(calls.completed).toHaveBeenCalledOnce();
  });

  it('shows why a code was refused, and accepts another', async () => {
    const { enter, calls, state } = flowWith({ validate: refuse });
    enter('1');
    await settled();
    expect(state()).toMatchObject({ isPending: false, problem: 'errorInvalid' });
    expect(calls.completed).not.toHaveBeenCalled();
  });

  it('ignores events while a request runs', () => {
    const { flow, enter, calls } = flowWith();
    enter('1');
    enter('1');
    flow.send({ type: 'resend' });
    expect(calls.validate).toHaveBeenCalledOnce();
    expect(calls.resend).not.toHaveBeenCalled();
  });

  it('resending clears the error and empties the field', async () => {
    const { flow, enter, state } = flowWith({ validate: refuse });
    enter('1');
    await settled();
    flow.send({ type: 'resend' });
    expect(state()).toMatchObject({ problem: undefined, resending: 'pending' });
    expect(state().values.code).toBe('');
    await settled();
    expect(state().resending).toBe('done');
  });

  it('shows an error when no new code could be sent', async () => {
    const { flow, state } = flowWith({ resend: () => Promise.resolve('errorResend') });
    flow.send({ type: 'resend' });
    await settled();
    expect(state()).toMatchObject({ resending: 'no', sendProblem: 'errorResend' });
  });

  it('does not complete once disposed', async () => {
    const { flow, enter, calls } = flowWith();
    enter('1');
    flow.dispose();
    await settled();
    expect(calls.completed).not.toHaveBeenCalled();
  });
});
