import {
  booleanProperty,
  choiceProperty,
  defineWidget,
  jsonProperty,
  numberProperty,
  stringProperty,
  useCore,
  useSession,
} from '@portico/element';
import { array, number } from 'valibot';

/** A widget with a property of every kind, which can throw and begin a session for a test. */
export const sample = defineWidget({
  tag: 'portico-sample',
  summary: 'A widget of the contract suite.',
  properties: {
    accountNumber: stringProperty({ doc: 'A text.' }),
    greeting: stringProperty({ doc: 'A text with a default.', default: 'Hello' }),
    layout: choiceProperty({ doc: 'A word.', choices: ['wide', 'narrow'], default: 'wide' }),
    open: booleanProperty({ doc: 'A flag.' }),
    limit: numberProperty({ doc: 'A number.', default: 3 }),
    days: jsonProperty(array(number()), { doc: 'A list.', type: 'number[]', default: [] }),
    broken: booleanProperty({ doc: 'Whether it throws.' }),
  },
  events: [],
  texts: [],
  skeleton: { rows: 3 },
  reservedHeight: 120,
  view: Sample,
});

function Sample(values: Readonly<Record<string, unknown>>) {
  const core = useCore();
  const session = useSession();
  if (values['broken'] === true) throw new Error('told to break');
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <output>{JSON.stringify(values)}</output>
      <output data-session>{session?.username ?? ''}</output>
      <input name="note" aria-label="note" />
      <button
        type="button"
        data-begin
        onClick={() =>
          core.startSession({
            userToken: 'token-of-the-suite',
            username: 'suite',
            personalName: 'Suite',
            lastLoggedIn: undefined,
            lastLoggedInIP: '',
            servicingBranch: '',
            emailAddress: '',
            companyNumber: 0,
            agreed: [],
          })
        }
      />
      <button type="button" data-end onClick={() => core.endSession('loggedOut')} />
    </form>
  );
}
