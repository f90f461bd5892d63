import { defineCall, type DocsOf } from '../../call';
import { emailAlerts, textAlerts } from '../../entities/accounts/alerts';
import { answer, entity } from '../../codec/entity';
import { text } from '../../codec/fields';
import { proofCodes, type ProofCode } from '../../entities/access/proof';

/** Saves the alerts of an account; all of them, because they are stored as one. */
export const accountAlerts = defineCall<'Error' | ProofCode>()({
  name: 'accountAlerts',
  method: 'POST',
  path: '/api/AccountAlerts',
  session: 'required',
  effect: 'writes',
  request: entity({ accountNumber: text, emailAlerts, textAlerts }),
  response: answer({}),
});

export const accountAlertsDocs: DocsOf<typeof accountAlerts> = {
  summary: 'Saves the alerts of an account.',
  codes: { Error: 'The alerts could not be saved.', ...proofCodes },
};
