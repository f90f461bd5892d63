import { validatePasswordForLoggedInUser, validatePasswordForReset } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { passwordRules, type PasswordPolicy, type ServerFindings } from '@portico/rules';
import { describe, expect, it, vi } from 'vitest';
import { createTestClock, settle, startTestCore } from '../testing';
import {
  sessionPasswordCheck,
  tokenPasswordCheck,
  createPasswordChecks,
  type PasswordCheck,
} from './password-checks';

const noReuse: PasswordPolicy = {
  mode: 'rules',
  maximum: 128,
  rules: passwordRules({
    rules: [{ validationRuleType: 'CannotBePreviousPassword', regexMatchMeansError: false }],
    minimumLength: 0,
  }).rules,
};
const legacy: PasswordPolicy = { mode: 'legacy', minimum: 8, maximum: 12 };

const reused: ServerFindings = {
  passwordMatchesSSN: false,
  passwordMatchesEmail: false,
  passwordExists: true,
};
const fine = { ...reused, passwordExists: false };

function checksWith(policy: PasswordPolicy = noReuse) {
  const clock = createTestClock();
  const waiting: ((findings: ServerFindings | undefined) => void)[] = [];
  const ask = vi.fn<PasswordCheck>(() => new Promise((resolve) => void waiting.push(resolve)));
  const checks = createPasswordChecks({ delay: clock.delay, policy, ask });
  const answer = async (index: number, findings: ServerFindings | undefined) => {
    waiting[index]?.(findings);
    await settle();
  };
  return { checks, clock, ask, answer, says: () => checks.says.peek() };
}

describe('asking the server about a password', () => {
  it('[ACC-587] waits 500 ms after the last keystroke and asks once', () => {
    const { checks, clock, ask } = checksWith();
    for (const password of ['S', 'Se', 'Sec']) {
      checks.typed(password);
      clock.advance(499);
    }
    expect(ask).not.toHaveBeenCalled();
    clock.advance(1);
    expect(ask).toHaveBeenCalledOnce();
    expect(ask.mock.calls[0]?.[0]).toBe('Sec');
  });

  it('[ACC-590, ACC-592] asks about reuse for any password but an empty one', () => {
    const { checks, clock, ask, says } = checksWith();
    checks.typed('x');
    checks.typed('');
    clock.advance(1_000);
    expect(ask).not.toHaveBeenCalled();
    expect(says()).toBeUndefined();
    checks.typed('x');
    clock.advance(500);
    expect(ask.mock.calls[0]?.[1]).toMatchObject({ invalidWhenPasswordExists: true });
  });

  it('[ACC-591] sends no check when none is needed', () => {
    const { checks, clock, ask } = checksWith(legacy);
    checks.typed('Secret-1');
    clock.advance(1_000);
    expect(ask).not.toHaveBeenCalled();
  });

  it('says that it is checking, then what the server found', async () => {
    const { checks, clock, answer, says } = checksWith();
    checks.typed('Old-1');
    expect(says()).toBe('checking');
    clock.advance(500);
    await answer(0, reused);
    expect(says()).toEqual(reused);
  });

  it('drops the response for a password that has changed since', async () => {
    const { checks, clock, answer, says } = checksWith();
    checks.typed('Old-1');
    clock.advance(500);
    checks.typed('New-1');
    clock.advance(500);
    await answer(1, fine);
    await answer(0, reused);
    expect(says()).toEqual(fine);
  });

  it('leaves the decision to the submission when the server does not answer', async () => {
    const { checks, clock, answer, says } = checksWith();
    checks.typed('Old-1');
    clock.advance(500);
    await answer(0, undefined);
    expect(says()).toBeUndefined();
  });

  it('sends nothing after it is disposed', () => {
    const { checks, clock, ask } = checksWith();
    checks.typed('Old-1');
    checks.dispose();
    clock.advance(1_000);
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('the request', () => {
  const check = {
    invalidWhenMatchesSSN: true,
    invalidWhenMatchEmail: false,
    invalidWhenPasswordExists: true,
  };
  const wire = {
    PasswordToValidate: '111-22-3333',
    InvalidWhenMatchesSSN: true,
    InvalidWhenMatchEmail: false,
    InvalidWhenPasswordExists: true,
  };

  it('[ACC-538] of a signed-in borrower', async () => {
    const { core, server } = await startTestCore({ session: true });
    server.answer(
      validatePasswordForLoggedInUser,
      answers.validatePasswordForLoggedInUser({ passwordMatchesSSN: true }),
    );
    const found = await sessionPasswordCheck(core)('111-22-3333', check);
    expect(server.requestsTo(validatePasswordForLoggedInUser)[0]?.body).toEqual(wire);
    expect(found).toMatchObject({ passwordMatchesSSN: true, passwordExists: false });
  });

  it('[ACC-539] of a reset token', async () => {
    const { core, server } = await startTestCore();
    server.answer(
      validatePasswordForReset,
      answers.validatePasswordForReset({ passwordExists: true }),
    );
    const found = await tokenPasswordCheck(core, 'reset-1')('111-22-3333', check);
    const [request] = server.requestsTo(validatePasswordForReset);
    expect(request?.body).toEqual({ ...wire, ResetToken: 'reset-1' });
    expect(found).toMatchObject({ passwordExists: true });
  });

  it('returns nothing when it fails', async () => {
    const { core, server } = await startTestCore();
    server.drop(validatePasswordForReset);
    expect(await tokenPasswordCheck(core, 'reset-1')('x', check)).toBeUndefined();
  });
});
