import { createTestCore } from '@portico/core/testing';
import { expect, it } from 'vitest';
import type { StepsEnd } from '../post-sign-in/post-sign-in.flow';
import { afterSteps } from './sign-in.outcome';

it.each<[StepsEnd, object]>([
  ['completed', { at: 'signedIn' }],
  ['cancelled', { at: 'form', notice: undefined }],
  ['unauthorized', { at: 'form', notice: { View: expect.any(Function) } }],
  ['down', { at: 'offline', checking: false, again: false }],
])('steps that end as %s lead to a screen without the typed password', async (end, phase) => {
  const { core } = createTestCore();
  expect(await afterSteps(core, end)).toMatchObject({ phase, clearsPassword: true });
});
