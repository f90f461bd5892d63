import * as calls from './calls';
import { build, type Builder } from './examples';

export {
  aBankAccount,
  aCard,
  aDeposit,
  aLineOfCredit,
  aLoan,
  anInvestment,
  aRateReduction,
  aRecurringPayment,
  aScheduledPayment,
  type Builder,
} from './examples';
export { refusedApis } from './fixtures/refused-apis';

/** A refused answer in the API's JSON. */
export const refused = (...codes: readonly string[]) => ({
  HasNoErrors: false,
  Errors: codes.map((ErrorMessage) => ({ ErrorMessage })),
});

/** A builder of each call's answer, by the name of the call. */
type Answers<M> = {
  readonly [
    K in keyof M as M[K] extends () => { readonly example: unknown }
      ? K extends `${infer Name}Docs`
        ? Name
        : never
      : never
  ]: M[K] extends () => { readonly example: infer O } ? Builder<O> : never;
};

function answersOf<M extends object>(declarations: M): Answers<M>;
function answersOf(
  declarations: Readonly<Record<string, (() => Example) | Readonly<Record<string, unknown>>>>,
) {
  return Object.fromEntries(
    Object.entries(declarations).flatMap(([name, docs]) => {
      const { example } = typeof docs === 'function' ? docs() : {};
      return example ? [[name.replace(/Docs$/, ''), build(example)]] : [];
    }),
  );
}

type Example = { readonly example?: object };

/** One builder for each response, by the name of its call, with the application's values. */
export const answers = answersOf(calls);
