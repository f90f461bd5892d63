import type { Borrower } from '../console-routes';
import { onlyPhone, type Phone } from '../identity/phone-store';

/** A seeded borrower: the credentials and the stored data. */
export type SeedBorrower = Borrower & {
  readonly id: number;
  readonly companyNumber: number;
  readonly standing: 'active' | 'restricted' | 'notAllowed';
  readonly lockedForGood: boolean;
  readonly address: readonly [street: string, city: string, state: string, zip: string];
  readonly phones: readonly Phone[];
  readonly ssn: string;
  readonly dateOfBirth: string;
  readonly emailIsVerified: boolean;
  readonly emailIsRestricted: boolean;
  readonly mustChangePassword: boolean;
  readonly secretQuestion: string | null;
  readonly secretAnswer: string;
  /** Whether they have accepted the agreements of the sign-in. */
  readonly hasAgreed: boolean;
};

type Differences = Pick<SeedBorrower, 'id' | 'username' | 'password' | 'name' | 'story'> &
  Partial<SeedBorrower>;

/** Of most borrowers; it can receive text messages. */
export const mobilePhone = '3195550148';
/** A landline, which cannot. */
const homePhone = '3195550163';

/** Phones without text messages; the first is the primary one. */
const phones = (...numbers: readonly string[]): readonly Phone[] =>
  numbers.map((number, place) => ({ ...onlyPhone, number, primary: place === 0 }));

const borrower = (own: Differences): SeedBorrower => ({
  shows: 'everyday',
  email: `${own.username}@example.com`,
  companyNumber: 0,
  standing: 'active',
  lockedForGood: false,
  address: ['14 Juniper Road', 'Cedar Rapids', 'IA', '52401'],
  phones: phones(mobilePhone),
  ssn: `900550${own.id % 1000}`.padEnd(9, '0'),
  dateOfBirth: '1985-04-17',
  emailIsVerified: true,
  emailIsRestricted: false,
  mustChangePassword: false,
  secretQuestion: 'What was the name of your first pet?',
  secretAnswer: 'Biscuit',
  hasAgreed: true,
  ...own,
});

/** Every borrower with online access to Cedar Valley Credit. */
export const seedBorrowers: readonly SeedBorrower[] = [
  borrower({
    id: 1001,
    username: 'maya',
    password: 'Juniper-14-road',
    name: 'Maya Whitfield',
    story:
      'Two loans, one with alerts and insurance and one with a returned payment, a line of credit whose rate has changed, savings, a certificate, a paid-off student loan and a saved bank account; tax forms of all four. Two phones: a mobile that receives texts, and a landline.',
    phones: [{ ...onlyPhone, number: mobilePhone, takesTexts: true }, ...phones(homePhone)].map(
      (phone, place) => ({ ...phone, primary: place === 0 }),
    ),
  }),
  borrower({
    id: 1002,
    username: 'daniel',
    shows: 'overdue',
    password: 'Harvest-moon-22',
    name: 'Daniel Okafor',
    story: 'An auto loan two payments behind, with late fees.',
    address: ['902 Prairie Street', 'Iowa City', 'IA', '52240'],
    phones: phones('3195550172'),
  }),
  borrower({
    id: 1003,
    username: 'hanna',
    password: 'Quiet-river-77',
    name: 'Hanna Lindqvist',
    story:
      'One loan and no saved bank account: the first payment of a new borrower. One phone, and no texts yet.',
    address: ['31 Birch Lane', 'Marion', 'IA', '52302'],
    phones: phones('3195550119'),
  }),
  borrower({
    id: 1004,
    username: 'victor',
    shows: 'refused',
    password: 'Copper-kettle-5',
    name: 'Victor Salas',
    story: 'Locked after too many wrong passwords.',
    lockedForGood: true,
  }),
  borrower({
    id: 1005,
    username: 'ruth',
    shows: 'refused',
    password: 'Winter-barn-61',
    name: 'Ruth Abernathy',
    story: 'Restricted by the lender: signing in is refused.',
    standing: 'restricted',
  }),
  borrower({
    id: 1006,
    username: 'omar',
    shows: 'refused',
    password: 'Gravel-path-38',
    name: 'Omar Haddad',
    story: 'No email address, so no security code can be sent; signs in once codes are turned off.',
    email: null,
  }),
  borrower({
    id: 1007,
    username: 'prairie',
    shows: 'unusual',
    password: 'Combine-acres-9',
    name: 'Prairie Implement LLC',
    story:
      'A business: pays biweekly, cannot save bank accounts, and its second loan is blocked for bank payments. Its profile is not a personal one.',
    companyNumber: 4410,
    address: ['77 County Road 12', 'Vinton', 'IA', '52349'],
    phones: phones('3195550190'),
  }),
  borrower({
    id: 1008,
    username: 'noel',
    shows: 'unusual',
    password: 'Empty-porch-44',
    name: 'Noel Bergstrom',
    story: 'Signs in and has no accounts, and no phone.',
    phones: [],
  }),
  borrower({
    id: 1009,
    username: 'sofia',
    shows: 'steps',
    password: 'Orchard-gate-16',
    name: 'Sofia Marchetti',
    story: 'Her email address is not verified: sign-in asks for her SSN, 900-55-0009.',
    ssn: '900550009',
    emailIsVerified: false,
  }),
  borrower({
    id: 1010,
    username: 'grace',
    shows: 'steps',
    password: 'Starter-key-90',
    name: 'Grace Tanaka',
    story: 'Has to change her password when she signs in.',
    mustChangePassword: true,
  }),
  borrower({
    id: 1011,
    username: 'theo',
    shows: 'steps',
    password: 'Maple-bench-27',
    name: 'Theo Novak',
    story: 'Has no secret question yet: sign-in has him choose one.',
    secretQuestion: null,
  }),
  borrower({
    id: 1012,
    username: 'lena',
    shows: 'steps',
    password: 'Copper-lamp-83',
    name: 'Lena Fischer',
    story: 'Has not accepted the terms of online access: sign-in asks for them.',
    hasAgreed: false,
  }),
  borrower({
    id: 1013,
    username: 'nadia',
    shows: 'steps',
    password: 'Every-step-5',
    name: 'Nadia Rahman',
    story:
      'Every step of sign-in: code, SSN 900-55-0013, new password, secret question, and agreements with the consent to email.',
    ssn: '900550013',
    emailIsVerified: false,
    emailIsRestricted: true,
    mustChangePassword: true,
    secretQuestion: null,
    hasAgreed: false,
  }),
  borrower({
    id: 1014,
    username: 'ivan',
    shows: 'refused',
    password: 'Barley-field-8',
    name: 'Ivan Petrov',
    story: 'The lender does not let this logon sign in.',
    standing: 'notAllowed',
  }),
  borrower({
    id: 1030,
    username: 'iris',
    password: 'Lantern-hill-30',
    name: 'Iris Castellano',
    story:
      'Cards and a bank account are saved; recurring and scheduled payments stand on the second loan; a line of credit takes recurring ones. Two phones without texts.',
    phones: phones('3195550131', '3195550132'),
  }),
  borrower({
    id: 1031,
    username: 'tomas',
    shows: 'overdue',
    password: 'Orchard-gate-31',
    name: 'Tomas Ferreira',
    story: 'A loan twelve days past due, with a late fee; not delinquent.',
  }),
  borrower({
    id: 1032,
    username: 'petra',
    shows: 'unusual',
    password: 'Silver-birch-32',
    name: 'Petra Novak',
    story: 'A loan of branch 95, which is paid on another site.',
  }),
  borrower({
    id: 1033,
    username: 'gus',
    shows: 'unusual',
    password: 'Granite-step-33',
    name: 'Gus Moreau',
    story:
      'A loan for each limit: card only, bank only, today only, not online, charged off, sold to an investor, payoff lock, dispute, delinquent, recurring pending, night error, no balance.',
  }),
  borrower({
    id: 1034,
    username: 'otto',
    shows: 'unusual',
    password: 'Pasture-gate-34',
    name: 'Otto Lindgren',
    story: 'A line of credit with ten thousand entries of history, a draw and a payment each day.',
    address: ['5 Quarry Road', 'Waterloo', 'IA', '50701'],
    phones: phones('3195550155'),
  }),
];

/** The borrowers as the console lists them. */
export const borrowers: readonly Borrower[] = seedBorrowers.map(
  ({ username, password, name, story, email, shows }) => ({
    username,
    password,
    name,
    story,
    email,
    shows,
  }),
);
