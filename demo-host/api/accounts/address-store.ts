import { object, pipe, string, transform } from 'valibot';
import { type Executor, putRow } from '@portico/server/parts';

/** A complete mailing address; the state is its two-letter code. */
export type MailingAddress = {
  readonly address1: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
};

const row = pipe(
  object({ address1: string(), city: string(), state: string(), zip: string() }),
  transform(({ zip, ...address }): MailingAddress => ({ ...address, zipCode: zip })),
);

/** The address of an account; undefined while it is the borrower's. */
export function addressOf(from: Executor, account: string): Promise<MailingAddress | undefined> {
  return from.first(
    row,
    'SELECT address1, city, state, zip FROM account_addresses WHERE account = ?',
    [account],
  );
}

export async function saveAddress(
  tx: Executor,
  account: string,
  { address1, city, state, zipCode }: MailingAddress,
): Promise<void> {
  await putRow(tx, 'account_addresses', { account }, { address1, city, state, zip: zipCode });
}
