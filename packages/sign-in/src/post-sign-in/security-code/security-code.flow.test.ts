import { describe, expect, it, vi } from 'vitest';
import { createSecurityCodeFlow, type SecurityCodePorts } from './security-code.flow';

function flowWith(ports: Partial<SecurityCodePorts> = {}) {
  const calls = {
    validate: vi.fn<SecurityCodePorts['validate']>(
      ports.validate ?? (() => Promise.resolve({ end: 'valid' })),
    ),
    resend: vi.fn<SecurityCodePorts['resend']>(ports.resend ?? (() => Promise.resolve(undefined))),
    completed: vi.fn(),
  };
  const flow = createSecurityCodeFlow(calls);
  return { flow, calls, state: () => flow.state.peek() };
}

const refuse = () => Promise.resolve({ end: 'refused', text: 'errorInvalid' } as const);
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the security-code step', () => {
  it.each(['', '   '])('requires a code when %j is submitted, and sends nothing', (code) => {
    const { flow, calls, state } = flowWith();
    flow.send({ type: 'submit', code, trustDevice: false });
    expect(state().problem).toBe('codeRequired');
    expect(calls.validate).not.toHaveBeenCalled();
  });

  it('sends the code without blanks and completes', async () => {
    const { flow, calls } = flowWith();
    flow.send({ type: 'submit', code: ' 123456 ', trustDevice: true });
    expect(calls.validate).toHaveBeenCalledWith('123456', true);
    await settled();
    expect(calls.completed).toHaveBeenCalledOnce();
  });

  it('shows why a code was refused, and accepts another', async () => {
    const { flow, calls, state } = flowWith({ validate: refuse });
    flow.send({ type: 'submit', code: '1', trustDevice: false });
    await settled();
    expect(state()).toMatchObject({ busy: 'no', problem: 'errorInvalid' });
    expect(calls.completed).not.toHaveBeenCalled();
  });

  it('ignores events while a request runs', () => {
    const { flow, calls } = flowWith();
    flow.send({ type: 'submit', code: '1', trustDevice: false });
    flow.send({ type: 'submit', code: '1', trustDevice: false });
    flow.send({ type: 'resend' });
    expect(calls.validate).toHaveBeenCalledOnce();
    expect(calls.resend).not.toHaveBeenCalled();
  });

  it('resending clears the error and empties the field', async () => {
    const { flow, state } = flowWith({ validate: refuse });
    flow.send({ type: 'submit', code: '1', trustDevice: false });
    await settled();
    flow.send({ type: 'resend' });
    expect(state()).toMatchObject({ problem: undefined, form: 1, busy: 'resending' });
    await settled();
    expect(state()).toMatchObject({ busy: 'no', resent: true });
  });

  it('shows an error when no new code could be sent', async () => {
    const { flow, state } = flowWith({ resend: () => Promise.resolve('errorResend') });
    flow.send({ type: 'resend' });
    await settled();
    expect(state()).toMatchObject({ resent: false, problem: 'errorResend' });
  });

  it('does not complete once disposed', async () => {
    const { flow, calls } = flowWith();
    flow.send({ type: 'submit', code: '1', trustDevice: false });
    flow.dispose();
    await settled();
    expect(calls.completed).not.toHaveBeenCalled();
  });
});
