import { describe, expect, it } from 'vitest';
import { allCalls } from '@portico/contract/openapi';
import { accessCodes } from './access.codes';
import { documentsCodes } from './documents.codes';
import { contactCodes } from './contact.codes';
import { loanDetailsCodes } from './loan-details.codes';
import { historyCodes } from './history.codes';
import { loanDialogsCodes } from './loan-dialogs.codes';
import { noSentence } from './no-sentence';
import { otherCodes } from './other.codes';
import { passkeysCodes } from './passkeys.codes';
import { profileCodes } from './profile.codes';
import { proofCodes } from './proof.codes';
import { registrationCodes } from './registration.codes';
import { requestsCodes } from './requests.codes';
import { paymentCodes } from './payment.codes';
import { statementsCodes } from './statements.codes';
import { taxFormsCodes } from './tax-forms.codes';
import { textingCodes } from './texting.codes';
import { uploadCodes } from './upload.codes';

const rows = [
  ...paymentCodes,
  ...accessCodes,
  ...documentsCodes,
  ...contactCodes,
  ...loanDetailsCodes,
  ...historyCodes,
  ...loanDialogsCodes,
  ...otherCodes,
  ...passkeysCodes,
  ...profileCodes,
  ...proofCodes,
  ...registrationCodes,
  ...requestsCodes,
  ...statementsCodes,
  ...taxFormsCodes,
  ...textingCodes,
  ...uploadCodes,
].flatMap(({ calls, says }) =>
  calls.flatMap(({ name }) => Object.keys(says).map((code) => `${name} ${code}`)),
);

/** Calls with the same codes share a screen: each code is tested with one of them. */
const shared = allCalls.filter(({ meanings }) => Object.keys(meanings).length > 0);
const codesOf = (call: (typeof allCalls)[number]) => Object.keys(call.meanings);
const excused = ({ name }: { readonly name: string }, code: string) =>
  [`${name} ${code}`, `${name} *`].some((each) => Object.hasOwn(noSentence, each));

describe('[POR-020] the table of codes', () => {
  it('has a sentence for every code of every call; calls with the same codes share their rows', () => {
    const missing = shared.flatMap((call) => {
      const alike = shared.filter(({ meanings }) => meanings === call.meanings);
      return codesOf(call)
        .filter((code) => !excused(call, code))
        .filter((code) => !alike.some(({ name }) => rows.includes(`${name} ${code}`)))
        .map((code) => `${call.name} ${code}`);
    });
    expect(missing).toEqual([]);
  });

  it('has a row for every call that can be refused', () => {
    const shown = (name: string) => rows.some((row) => row.startsWith(`${name} `));
    expect(
      shared
        .filter((call) => !codesOf(call).every((code) => excused(call, code)))
        .map(({ name }) => name)
        .filter((name) => !shown(name)),
    ).toEqual([]);
  });

  it('names no code that the contract does not have', () => {
    const known = shared.flatMap((call) => codesOf(call).map((code) => `${call.name} ${code}`));
    expect(rows.filter((row) => !known.includes(row))).toEqual([]);
    expect(
      Object.keys(noSentence).filter((each) => {
        const [name = '', code] = each.split(' ');
        return code === '*' ? !shared.some((call) => call.name === name) : !known.includes(each);
      }),
    ).toEqual([]);
  });
});
