import { defineCall, type DocsOf } from '../../call';
import { answer, entity } from '../../codec/entity';
import { choice, integer, text } from '../../codec/fields';

/** Sets how statements of an account are sent. */
export const setStatementFormat = defineCall<'Error'>()({
  name: 'setStatementFormat',
  method: 'POST',
  path: '/api/AccountEStatements/SetStatementFormat',
  session: 'required',
  effect: 'writes',
  request: entity({
    accountNumber: text,
    /** Always 0, also for a line of credit (D134). */
    accountType: integer,
    format: choice(['ElectronicOnly', 'PaperOnly']),
  }),
  response: answer({}),
});

export const setStatementFormatDocs: DocsOf<typeof setStatementFormat> = {
  summary:
    'Sets how the statements of an account are sent. ElectronicOnly needs an accepted e-statement agreement, where the lender has one.',
  codes: { Error: 'The format could not be saved, or an agreement was not accepted.' },
};
