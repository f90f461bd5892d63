import {
  booleanProperty,
  choiceProperty,
  defineWidget,
  jsonProperty,
  readProperty,
  stringProperty,
  useCore,
  useSession,
} from '@portico/element';
import { array, number } from 'valibot';

const readNumber = (text: string) => (/^\d+$/.test(text) ? Number(text) : undefined);

/**
 * A widget of the contract suite.
 *
 * @reservedHeight 120
 */
export const sample = defineWidget({
  tag: 'portico-sample',
  properties: {
    /** A text. */
    accountNumber: stringProperty(),
    /** A text with a default. */
    greeting: stringProperty({ default: 'Hello' }),
    /** A word. */
    layout: choiceProperty({ choices: ['wide', 'narrow'], default: 'wide' }),
    /** A flag. */
    open: booleanProperty(),
    /** A number. */
    limit: { ...readProperty('number', readNumber), default: 3 },
    /**
     * A list.
     *
     * @type {number[]}
     */
    days: jsonProperty(array(number()), { default: [] }),
    /** Whether it throws. */
    broken: booleanProperty(),
  },
  texts: [],
  skeleton: { rows: 3 },
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
