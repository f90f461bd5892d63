import { defineCall, type DocsOf } from '../call';
import { institutionLengths } from '../entities/institution-options';

/** Lengths and minimums; they win over those of the setup (D1). */
export const institutionOptions = defineCall()({
  name: 'institutionOptions',
  method: 'GET',
  path: '/api/Login/GetInstitutionOptions',
  session: 'none',
  response: institutionLengths,
});

export const institutionOptionsDocs: DocsOf<typeof institutionOptions> = {
  summary: 'Lengths and minimums of credentials and account numbers.',
  codes: {},
};
