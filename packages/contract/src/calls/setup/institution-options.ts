import { defineCall, type DocsOf } from '../../call';
import { institutionFacts } from '../../entities/setup/institution-options';

/** Lengths and minimums; they override those of the setup (D1). */
export const institutionOptions = defineCall()({
  name: 'institutionOptions',
  method: 'GET',
  path: '/api/Login/GetInstitutionOptions',
  session: 'none',
  effect: 'reads',
  response: institutionFacts,
});

export const institutionOptionsDocs: DocsOf<typeof institutionOptions> = {
  summary: 'Lengths and minimums of credentials and account numbers.',
  codes: {},
};
