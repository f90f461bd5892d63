import { expect, it } from 'vitest';
import { readWire } from './codec/codec';
import { proofWays } from './index';
import { callsThatMayNeedProof } from './openapi';

it('lists the calls that may need a recent proof', () => {
  expect(callsThatMayNeedProof.map(({ name }) => name)).toEqual([
    'setPasswordQuestion',
    'accountAlerts',
    'updateProfile',
    'changeContactInfo',
    'changeTextSubscriptions',
    'passkeyRegistrationOptions',
    'registerPasskey',
    'removePasskey',
    'endSessions',
  ]);
});

it('leaves out a way of proof that it does not know', () => {
  const wire = { HasNoErrors: true, Methods: ['Voice', 'Code'], CodeSentTo: 'm•••@example.com' };
  const read = readWire(proofWays.response, wire);
  expect(read.ok && read.value.methods).toEqual(['Code']);
});
