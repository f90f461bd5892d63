import { expect, it } from 'vitest';
import { allCalls } from '@portico/contract/openapi';
import { accountsFaults } from './accounts.faults';
import { documentsFaults } from './documents.faults';
import { linksFaults } from './links.faults';
import { paymentFaults } from './payment.faults';
import { profileFaults } from './profile.faults';
import { proofFaults } from './proof.faults';
import { registrationFaults } from './registration.faults';
import { requestsFaults } from './requests.faults';
import { signInFaults } from './sign-in.faults';
import { siteFaults } from './site.faults';

const rows = [
  ...accountsFaults,
  ...documentsFaults,
  ...linksFaults,
  ...paymentFaults,
  ...profileFaults,
  ...proofFaults,
  ...registrationFaults,
  ...requestsFaults,
  ...signInFaults,
  ...siteFaults,
];

it('[POR-060] the table of faults has a row for every call of the contract', () => {
  const named = new Set(rows.map(({ call }) => call.name));
  expect(allCalls.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
});

it('the table has for every call that writes what is said where it is not refused', () => {
  const unsaid = rows.filter(({ call, change }) => call.effect !== 'reads' && !change);
  expect(unsaid.map(({ call }) => call.name)).toEqual([]);
});

it('what may have been changed is said neither as a refusal nor as what was not sent', () => {
  const alike = rows.filter(
    ({ says, change }) =>
      change && 'lost' in change && [says, change.notSent].includes(change.lost),
  );
  expect(alike.map(({ call }) => call.name)).toEqual([]);
});
