import { defineCall, type DocsOf } from '../../call';
import { account } from '../../entities/accounts/account';
import { answer } from '../../codec/entity';
import { tolerantList } from '../../codec/tolerant';

/** Every account of the borrower, open and closed. */
export const accountList = defineCall<'Error'>()({
  name: 'accountList',
  method: 'GET',
  path: '/api/accountList',
  session: 'required',
  effect: 'reads',
  response: answer({ accounts: tolerantList(account) }),
});

export const accountListDocs: DocsOf<typeof accountList> = {
  summary: 'Every account of the borrower, open and closed.',
  codes: { Error: 'The accounts could not be read.' },
};
