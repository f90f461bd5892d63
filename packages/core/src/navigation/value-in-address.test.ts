import { expect, it } from 'vitest';
import { valueInAddress } from './value-in-address';

const host = 'https://lender.example';

it.each([
  ['/pay?account={accountNumber}', '/pay?account=001-1234567-8', '001-1234567-8'],
  ['/pay?account={accountNumber}', '/pay?lang=es&account=7', '7'],
  ['/pay?account={accountNumber}', '/pay?account=a%20b', 'a b'],
  ['/pay?account={accountReference}', '/pay?account=ref-4k2p', 'ref-4k2p'],
  ['/pay?account={accountNumber}', '/pay', undefined],
  ['/pay?account={accountNumber}', '/pay?account=', undefined],
  ['/pay?account={accountNumber}', '/other?account=7', undefined],
  ['/loans/{accountNumber}/pay', '/loans/7/pay', '7'],
  ['/loans/{accountNumber}', '/loans', undefined],
  ['/loans/{accountNumber}', '/loans/%E0%A4%A', undefined],
  ['/pay', '/pay?account=7', undefined],
  [undefined, '/pay?account=7', undefined],
])('with payment addresses as %s finds in %s the account %s', (template, address, account) => {
  expect(valueInAddress('accountNumber', template, host + address)).toBe(account);
});

it('finds the number of an application', () => {
  const template = '/application?number={applicationNumber}';
  expect(valueInAddress('applicationNumber', template, `${host}/application?number=A-7`)).toBe(
    'A-7',
  );
});
