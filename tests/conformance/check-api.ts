import { applicationOptions } from '@portico/contract';
import { checkLogout, checkReading, checkSignIn, type Credentials } from './check-borrower';
import { checkPayment } from './check-payment';
import { checkVisitor } from './check-visitor';
import { createReport, type Finding } from './report';
import { createWire, type Fetch } from './wire';

/** The API to check. */
export type Subject = {
  /** Origin of the API, with no slash at the end. */
  readonly url: string;
  readonly fetch?: Fetch | undefined;
  /** Without them only the calls of a visitor are checked. */
  readonly credentials?: Credentials | undefined;
  /** Dollars of a real payment on the first loan with a saved bank account. */
  readonly pay?: number | undefined;
};

/** Checks an API against the contract, call by call. */
export async function checkApi(subject: Subject): Promise<readonly Finding[]> {
  const { url, credentials, pay: dollars } = subject;
  const wire = createWire(subject.fetch ?? fetch, url);
  const report = createReport();
  await checkVisitor(wire, report);
  if (!credentials) {
    report.skip('accountList', 'the calls of a borrower', 'no username and password given');
    return report.findings;
  }
  const token = await checkSignIn(wire, report, credentials);
  if (!token) {
    report.skip('accountList', 'the calls of a borrower', 'signing in failed');
    return report.findings;
  }
  const accounts = await checkReading(wire, report, token);
  if (dollars !== undefined) {
    const setup = await wire.ask(applicationOptions, undefined);
    const given = setup.ok ? setup.value.institutionOptions?.today : undefined;
    const today = given ?? new Date().toISOString();
    const { username } = credentials;
    await checkPayment(wire, report, token, accounts, { username, dollars, today });
  } else {
    report.skip('submitImmediateBank', 'pays once', 'no --pay amount given');
  }
  await checkLogout(wire, report, token);
  return report.findings;
}

export { printed } from './report';
