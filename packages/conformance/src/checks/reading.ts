import {
  accountDetails,
  accountDocuments,
  accountHistory,
  accountList,
  applicationDetails,
  applicationDocuments,
  applicationList,
  bankLookup,
  customerDocuments,
  fileTypes,
  insuranceInformation,
  loginHistory,
  passkeyList,
  paymentInfo,
  paymentMethods,
  paymentOutcome,
  payoffQuote,
  profile,
  proofWays,
  sessionList,
  statementList,
  taxFormDelivery,
  textSubscriptions,
  thirdPartyFee,
  validatePasswordForLoggedInUser,
  type Account,
  type Call,
} from '@portico/contract';
import { isClosed, isPayable, yearOf } from '@portico/rules';
import { ask, checkAnswer, checkChange, type Run } from './run';

/** Reads everything of a borrower. Resolves to the accounts. */
export async function checkReading(run: Run, token: string): Promise<readonly Account[]> {
  const read = <I, O>(call: Call<I, O, string, 'reads'>, input: NoInfer<I>) =>
    checkAnswer(run, call, input, { token });
  const list = await read(accountList, undefined);
  await read(bankLookup, { routingNumber: '011000015' });
  await read(customerDocuments, undefined);
  await read(fileTypes, undefined);
  await read(loginHistory, undefined);
  await read(sessionList, undefined);
  await read(passkeyList, undefined);
  await read(proofWays, undefined);
  await read(taxFormDelivery, undefined);
  const compared = {
    passwordToValidate: crypto.randomUUID(),
    invalidWhenMatchesSSN: true,
    invalidWhenMatchEmail: true,
    invalidWhenPasswordExists: true,
  };
  const as = 'compares a new password';
  await checkChange(run, validatePasswordForLoggedInUser, compared, { as, token });
  const own = await read(profile, undefined);
  const [phone] = own?.personalInfo?.phoneNumbers ?? [];
  if (phone) await read(textSubscriptions, { phoneNumber: phone.phoneNumber });
  else run.report.skip(textSubscriptions.name, 'answers', 'the borrower has no phone number');
  await checkApplications(run, token);
  const accounts = list?.accounts ?? [];
  for (const [index, account] of accounts.entries())
    await checkAccount(run, token, account, `account ${index + 1} of ${accounts.length}`);
  await checkOutcome(run, token);
  return accounts;
}

async function checkApplications(run: Run, token: string): Promise<void> {
  const days = { numDaysToRetrieve: 30 };
  const list = await checkAnswer(run, applicationList, days, { token });
  const [first] = list?.applications ?? [];
  if (!first) {
    const why = 'the borrower has no application of the last 30 days';
    run.report.skip(applicationDetails.name, 'answers', why);
    run.report.skip(applicationDocuments.name, 'answers', why);
    return;
  }
  const { applicationNumber } = first;
  await checkAnswer(run, applicationDetails, { ...days, applicationNumber }, { token });
  await checkAnswer(run, applicationDocuments, { applicationNumber }, { token });
}

/** @param which says which account in the report, without its number. */
async function checkAccount(
  run: Run,
  token: string,
  { number: accountNumber, type, comment = '' }: Account,
  which: string,
): Promise<void> {
  const read = <I, O>(call: Call<I, O, string, 'reads'>, input: NoInfer<I>) =>
    checkAnswer(run, call, input, { as: `answers as the contract says (${which})`, token });
  await read(accountDetails, { accountNumber });
  await read(accountHistory, { accountNumber, days: 30, downloadCSV: false });
  await read(statementList, { accountNumber, year: yearOf(run.today) });
  await read(insuranceInformation, { accountNumber });
  await read(accountDocuments, { accountNumber });
  if (!isPayable(type) || isClosed(comment)) return;
  await read(paymentInfo, { accountNumber });
  await read(paymentMethods, { accountNumber });
  await read(payoffQuote, { accountNumber, payOffDate: run.today });
  await read(thirdPartyFee, {
    loanNumber: accountNumber,
    isAch: true,
    isCreditCard: false,
    isDebitCard: false,
    isImmediate: true,
    isOneTime: true,
    isRecurring: false,
  });
}

async function checkOutcome(run: Run, token: string): Promise<void> {
  await run.change(
    paymentOutcome.name,
    'does not know a key that was never used',
    async (writing) => {
      const key = crypto.randomUUID();
      const answer = await ask(writing, paymentOutcome, undefined, { token, key });
      if (!answer.ok) return answer.error.code;
      return answer.value.status === 'unknown' ? undefined : `status ${answer.value.status}`;
    },
  );
}
