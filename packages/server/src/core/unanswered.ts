import {
  applicationList,
  bankLookup,
  insuranceInformation,
  logonValidationRules,
  passwordValidationRules,
} from '@portico/contract';
import type { allCalls } from '@portico/contract/openapi';
import { ok, refuse } from '@portico/rules';
import { memberRoute, route, type Route } from '../http/route';
import type { Institution } from './setup-routes';

/** Answers of a lender who has none of these, where no handler answers: no list has an entry. */
export const emptyRoutes = ({ passwordMinimumLength }: Institution): Route[] => [
  memberRoute(applicationList, () => Promise.resolve(ok({ applications: [] }))),
  memberRoute(bankLookup, () => Promise.resolve(ok({ bankExists: false }))),
  memberRoute(insuranceInformation, () => Promise.resolve(ok([]))),
  route(logonValidationRules, () => Promise.resolve(ok({ logonValidationRules: [] }))),
  route(passwordValidationRules, () =>
    Promise.resolve(ok({ passwordValidationRules: [], minimumLength: passwordMinimumLength })),
  ),
];

/** A call of the specifications that a lender has not answers with a code of its own. */
export function refusingRoute(call: (typeof allCalls)[number]): Route | undefined {
  const codes = Object.keys(call.meanings);
  const code = codes.includes('Error') ? 'Error' : codes[0];
  if (call.optional || code === undefined) return undefined;
  return { call, answer: () => Promise.resolve(refuse(code)) };
}
