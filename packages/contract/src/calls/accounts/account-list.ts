import { defineCall, type DocsOf } from '../../call';
import { account } from '../../entities/accounts/account';
import { listAnswer } from '../../codec/entity';

/** Every account of the borrower, open and closed. */
export const accountList = defineCall<'Error'>()({
  name: 'accountList',
  method: 'GET',
  path: '/api/accountList',
  session: 'required',
  effect: 'reads',
  response: listAnswer('accounts', account),
});

export const accountListDocs: DocsOf<typeof accountList> = {
  summary: 'Every account of the borrower, open and closed.',
  codes: { Error: 'The accounts could not be read.' },
};
