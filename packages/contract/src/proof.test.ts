import { expect, it } from 'vitest';
import { readWire } from './codec/codec';
import { proofWays } from './index';
import { callsThatMayNeedProof } from './openapi/openapi';

it('lists the calls that may need a recent proof', () => {
  expect(callsThatMayNeedProof.map(({ name }) => name).sort()).toEqual([
    'accountAlerts',
    'changeContactInfo',
    'changeTextSubscriptions',
    'endSessions',
    'passkeyRegistrationOptions',
    'registerPasskey',
    'removePasskey',
    'setPasswordQuestion',
    'setTaxFormDelivery',
    'submitRequest',
    'updateProfile',
  ]);
});

it('leaves out a way of proof that it does not know', () => {
  const wire = { HasNoErrors: true, Methods: ['Voice', 'Code'], CodeSentTo: 'm•••@example.com' };
  const read = readWire(proofWays.response, wire);
  expect(read.ok && read.value.methods).toEqual(['Code']);
});
