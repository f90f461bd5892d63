import { defineCall, type DocsOf } from '../../call';
import { answer, entity } from '../../codec/entity';
import { text } from '../../codec/fields';

/** Hides an account from the web. This cannot be undone on the web (D137). */
export const hideAccount = defineCall<'Error'>()({
  name: 'hideAccount',
  method: 'POST',
  path: '/api/Account/ShowHideAccount',
  session: 'required',
  effect: 'writes',
  request: entity({ accountNumber: text }),
  response: answer({}),
});

export const hideAccountDocs: DocsOf<typeof hideAccount> = {
  summary:
    'Hides an account from the web: the account list omits it, and every other call treats it as unknown. Payments already planned are still made. Hiding it again succeeds and changes nothing.',
  codes: { Error: "The account is not the borrower's." },
};
