import { expect, it } from 'vitest';
import { allCalls } from '../../packages/contract/src/all-calls';
import { accountsFaults } from './accounts.faults';
import { documentsFaults } from './documents.faults';
import { linksFaults } from './links.faults';
import { paymentFaults } from './payment.faults';
import { profileFaults } from './profile.faults';
import { proofFaults } from './proof.faults';
import { registrationFaults } from './registration.faults';
import { signInFaults } from './sign-in.faults';
import { siteFaults } from './site.faults';

it('[POR-060] the table of faults has a row for every call of the contract', () => {
  const rows = [
    ...accountsFaults,
    ...documentsFaults,
    ...linksFaults,
    ...paymentFaults,
    ...profileFaults,
    ...proofFaults,
    ...registrationFaults,
    ...signInFaults,
    ...siteFaults,
  ];
  const named = new Set(rows.map(({ call }) => call.name));
  expect(allCalls.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
});
