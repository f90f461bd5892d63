/** A bank of the table below. */
export type Bank = {
  readonly routingNumber: string;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  /** Whether the bank accepts ACH debits at this number. */
  readonly ach: boolean;
};

const bank = (
  routingNumber: string,
  name: string,
  address: string,
  [city, state, zip]: readonly [string, string, string],
  ach = true,
): Bank => ({ routingNumber, name, address, city, state, zip, ach });

/** The twelve Federal Reserve Banks: published numbers at which no person has an account. */
const banks: readonly Bank[] = [
  bank('011000015', 'Federal Reserve Bank of Boston', '600 Atlantic Avenue', [
    'Boston',
    'MA',
    '02210',
  ]),
  bank('021001208', 'Federal Reserve Bank of New York', '33 Liberty Street', [
    'New York',
    'NY',
    '10045',
  ]),
  bank('031000040', 'Federal Reserve Bank of Philadelphia', '10 Independence Mall', [
    'Philadelphia',
    'PA',
    '19106',
  ]),
  bank('041000014', 'Federal Reserve Bank of Cleveland', '1455 East Sixth Street', [
    'Cleveland',
    'OH',
    '44114',
  ]),
  bank('051000033', 'Federal Reserve Bank of Richmond', '701 East Byrd Street', [
    'Richmond',
    'VA',
    '23219',
  ]),
  bank('061000146', 'Federal Reserve Bank of Atlanta', '1000 Peachtree Street', [
    'Atlanta',
    'GA',
    '30309',
  ]),
  bank('071000301', 'Federal Reserve Bank of Chicago', '230 South LaSalle Street', [
    'Chicago',
    'IL',
    '60604',
  ]),
  bank('081000045', 'Federal Reserve Bank of St. Louis', 'One Federal Reserve Bank Plaza', [
    'St. Louis',
    'MO',
    '63102',
  ]),
  bank('091000080', 'Federal Reserve Bank of Minneapolis', '90 Hennepin Avenue', [
    'Minneapolis',
    'MN',
    '55401',
  ]),
  bank('101000048', 'Federal Reserve Bank of Kansas City', '1 Memorial Drive', [
    'Kansas City',
    'MO',
    '64198',
  ]),
  bank('111000038', 'Federal Reserve Bank of Dallas', '2200 North Pearl Street', [
    'Dallas',
    'TX',
    '75201',
  ]),
  bank(
    '121000374',
    'Federal Reserve Bank of San Francisco',
    '101 Market Street',
    ['San Francisco', 'CA', '94105'],
    false,
  ),
];

const byNumber = new Map(banks.map((one) => [one.routingNumber, one]));
const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/** The check of the American Bankers Association: the weighted sum of the digits ends in 0 (D80). */
export function hasAbaChecksum(routingNumber: string): boolean {
  if (!/^\d{9}$/.test(routingNumber)) return false;
  const sum = weights.reduce((total, weight, at) => total + weight * Number(routingNumber[at]), 0);
  return sum % 10 === 0;
}

/** The bank behind a routing number. */
export function bankOf(routingNumber: string): Bank | undefined {
  return hasAbaChecksum(routingNumber) ? byNumber.get(routingNumber) : undefined;
}

export const allBanks = banks;
