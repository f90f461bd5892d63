import { ok } from '@portico/rules';
import { failCall, type CallOutcome } from '@portico/core/internal';
import { settle, startTestCore } from '@portico/core/testing';
import { describe, expect, it, vi } from 'vitest';
import { createProofs, createProve, proofsOf, type QuestionEnd } from './proofs';

const refusal = failCall({ kind: 'rejected', codes: ['ProofRequired'] }, 'refused');
const other = failCall({ kind: 'rejected', codes: ['Error'] }, 'refused');
const done = ok('done');

/** A change whose attempts have these answers, the last of them again and again. */
function attempts(...answers: readonly CallOutcome<string>[]) {
  const left = [...answers];
  return vi.fn(async () => (left.length > 1 ? left.shift() : left[0]) ?? done);
}

function page() {
  const proofs = createProofs();
  const place = {};
  return { proofs, place, prove: createProve(proofs, { place, asker: {} }) };
}

describe('a change', () => {
  it.each([
    { answer: done, what: 'that is made' },
    { answer: other, what: 'that is refused for another reason' },
  ])('$what asks nothing', async ({ answer }) => {
    const { proofs, prove } = page();
    const attempt = attempts(answer);
    expect(await prove('email', attempt)).toBe(answer);
    expect(attempt).toHaveBeenCalledTimes(1);
    expect(proofs.question.peek()).toBeUndefined();
  });

  it.each<readonly [QuestionEnd, CallOutcome<string>, number]>([
    ['proven', done, 2],
    ['cancelled', refusal, 1],
    ['notLoaded', failCall({ kind: 'offline' }, 'not-sent'), 1],
  ])('whose question ends as %s', async (end, result, times) => {
    const { proofs, place, prove } = page();
    const attempt = attempts(refusal, done);
    const made = prove('email', attempt);
    await settle();
    expect(proofs.question.peek()).toMatchObject({ change: 'email', place });
    proofs.end(end);
    expect(await made).toEqual(result);
    expect(attempt).toHaveBeenCalledTimes(times);
    expect(proofs.question.peek()).toBeUndefined();
  });

  it('that is refused again after the proof is not asked for a second one', async () => {
    const { proofs, prove } = page();
    const attempt = attempts(refusal);
    const made = prove('email', attempt);
    await settle();
    proofs.end('proven');
    expect(await made).toBe(refusal);
    expect(attempt).toHaveBeenCalledTimes(2);
  });
});

describe('two changes at once', () => {
  it('share one question, and both are made after the proof', async () => {
    const { proofs, prove } = page();
    const [one, two] = [attempts(refusal, ok('one')), attempts(refusal, ok('two'))];
    const made = Promise.all([prove('email', one), prove('alerts', two)]);
    await settle();
    expect(proofs.question.peek()?.change).toBe('email');
    proofs.end('proven');
    expect(await made).toEqual([ok('one'), ok('two')]);
  });

  it('share a proof that was given before the second is refused', async () => {
    const { proofs, prove } = page();
    const first = prove('email', attempts(refusal, done));
    let refuse = (_: CallOutcome<string>) => {};
    const late = vi
      .fn<() => Promise<CallOutcome<string>>>()
      .mockReturnValueOnce(new Promise((resolve) => (refuse = resolve)))
      .mockResolvedValue(done);
    const second = prove('alerts', late);
    await settle();
    proofs.end('proven');
    expect(await first).toBe(done);
    refuse(refusal);
    expect(await second).toBe(done);
    expect(proofs.question.peek()).toBeUndefined();
  });
});

it('the question ends with the session', async () => {
  const { core } = await startTestCore({ session: true });
  const proofs = proofsOf(core);
  const made = createProve(proofs, { place: {}, asker: {} })('email', attempts(refusal));
  await settle();
  core.endSession('unauthorized');
  expect(await made).toBe(refusal);
  expect(proofs.question.peek()).toBeUndefined();
});
