import { describe, expect, it } from 'vitest';
import { day } from '../testing/dates';
import { personalProblems, type PersonalField } from './personal';
import { securityProblems, type SecurityField } from './security';

const person: Readonly<Record<PersonalField, string>> = {
  accountType: 'Loan',
  accountNumber: '0012-104417-3',
  firstName: 'Iris',
  middleName: '',
  lastName: "O'Caldwell",
  emailAddress: 'iris@example.com',
  ssn: '900123456',
  dateOfBirth: '04/12/1988',
  zip: '52401',
  phoneNumber: '(319) 555-0148',
};
const everything = new Set<PersonalField>([
  'accountType',
  'accountNumber',
  'firstName',
  'middleName',
  'lastName',
  'emailAddress',
  'ssn',
  'dateOfBirth',
  'zip',
  'phoneNumber',
]);
const rules = { asked: everything, groups: [4, 6, 1], ssnDigits: 9, today: day('2026-03-02') };
const wrong = (patch: Partial<typeof person>, asked = everything) =>
  personalProblems({ ...person, ...patch }, { ...rules, asked });

describe('the personal step', () => {
  it.each<[string, Partial<typeof person>, object]>([
    ['complete', {}, {}],
    ['[ACC-283]', { accountType: '' }, { accountType: 'required' }],
    ['empty', { accountNumber: '' }, { accountNumber: 'required' }],
    ['[ACC-298]', { firstName: '' }, {}],
    ['[ACC-299]', { firstName: 'a'.repeat(45) }, {}],
    ['[ACC-299]', { firstName: 'a'.repeat(46) }, { firstName: 'invalid' }],
    ['[ACC-300]', { lastName: '' }, { lastName: 'required' }],
    ['[ACC-300]', { lastName: '   ' }, { lastName: 'required' }],
    ['a name in Hebrew', { lastName: 'כהן' }, {}],
    ['empty', { emailAddress: '' }, { emailAddress: 'required' }],
    ['malformed', { emailAddress: 'iris' }, { emailAddress: 'invalid' }],
    ['empty', { ssn: '' }, { ssn: 'required' }],
    ['malformed', { ssn: '9001' }, { ssn: 'invalid' }],
    ['empty', { dateOfBirth: '' }, { dateOfBirth: 'required' }],
    ['empty', { zip: '' }, { zip: 'required' }],
    ['malformed', { zip: '5240' }, { zip: 'invalid' }],
    ['empty', { phoneNumber: '' }, { phoneNumber: 'required' }],
    ['[ACC-324]', { phoneNumber: '(319) 555-014' }, { phoneNumber: 'invalid' }],
  ])('%s %j', (_id, patch, expected) => {
    expect(wrong(patch)).toEqual(expected);
  });

  it.each<[string, PersonalField]>([
    ['[ACC-284]', 'accountNumber'],
    ['[ACC-295]', 'dateOfBirth'],
    ['[ACC-296]', 'zip'],
    ['[ACC-297]', 'phoneNumber'],
  ])('%s does not require %s while it is hidden', (_id, field) => {
    expect(wrong({ [field]: '' })).toEqual({ [field]: 'required' });
    const asked = new Set([...everything].filter((one) => one !== field));
    expect(wrong({ [field]: '' }, asked)).toEqual({});
  });

  it.each([
    ['spaces', '     '],
    ['emoji', '🙂🙂🙂🙂🙂'],
    ['10,000 characters', 'x'.repeat(10_000)],
    ['right-to-left text', 'שלום עולם'],
  ])('rejects %s in every field with a format', (_title, text) => {
    const all = Object.fromEntries([...everything].map((field) => [field, text]));
    const problems = wrong({ ...all, accountType: 'Loan' });
    const formed = ['accountNumber', 'emailAddress', 'ssn', 'dateOfBirth', 'zip', 'phoneNumber'];
    expect(Object.keys(problems)).toEqual(expect.arrayContaining(formed));
  });
});

describe('the security step', () => {
  const answers: Readonly<Record<SecurityField, string>> = {
    placeOfBirth: 'Vinton',
    driversLicense: '123AB4567',
    mothersMaiden: 'Lund',
    secretQuestion: 'What was the name of your first pet?',
    secretAnswer: "Rex, the dog's pup",
  };
  const all = new Set<SecurityField>([
    'placeOfBirth',
    'driversLicense',
    'mothersMaiden',
    'secretQuestion',
    'secretAnswer',
  ]);
  const said = (patch: Partial<typeof answers>, asked = all) =>
    securityProblems({ ...answers, ...patch }, { asked });

  it.each<[string, Partial<typeof answers>, object]>([
    ['complete', {}, {}],
    ['empty', { placeOfBirth: '' }, { placeOfBirth: 'required' }],
    ['empty', { driversLicense: ' ' }, { driversLicense: 'required' }],
    ['empty', { mothersMaiden: '' }, { mothersMaiden: 'required' }],
    ['empty', { secretQuestion: '' }, { secretQuestion: 'required' }],
    ['empty', { secretAnswer: '' }, { secretAnswer: 'required' }],
    ['malformed', { secretAnswer: 'Rex 🙂' }, { secretAnswer: 'invalid' }],
    ['malformed', { secretAnswer: '<Rex>' }, { secretAnswer: 'invalid' }],
    ['10,000 characters', { secretAnswer: 'a'.repeat(10_000) }, { secretAnswer: 'invalid' }],
  ])('%s %j', (_id, patch, expected) => {
    expect(said(patch)).toEqual(expected);
  });

  it('requires nothing that is hidden', () => {
    const nothing = { placeOfBirth: '', driversLicense: '', mothersMaiden: '' };
    expect(said(nothing, new Set(['secretQuestion', 'secretAnswer']))).toEqual({});
  });
});
