import { logAgreements, type ReadableAgreement } from '@portico/core/agreements';
import { createForm, type Core, type Form } from '@portico/core/internal';
import { noChoices, openAgreements, type AgreementChoices } from '@portico/rules';

type Values = { readonly choices: AgreementChoices };

/** The consent to text messages over the lender's API (access §7; D56). */
export function createTextAgreement(page: {
  readonly core: Core;
  readonly agreements: readonly ReadableAgreement[];
  readonly onAgreed: () => void;
  readonly onFailed: () => void;
}): Form<Values, { readonly choices: 'missing' | undefined }, 'failed'> {
  const { core, agreements, onAgreed, onFailed } = page;
  return createForm({
    values: { choices: noChoices },
    validate: ({ choices }) => ({
      choices: openAgreements(agreements, choices, false).length > 0 ? 'missing' : undefined,
    }),
    async submit() {
      // A lender without an agreement to texts has nothing to log.
      if (agreements.length === 0) return undefined;
      const answer = await logAgreements(core, agreements, { turnEStatementsOn: false });
      if (answer.ok) return undefined;
      onFailed();
      return 'failed';
    },
    completed: onAgreed,
  });
}
