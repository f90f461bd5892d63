import {
  applicationOptions,
  clientError,
  institutionOptions,
  maintenanceMode,
  type OutputOf,
  type SettingsBuckets,
} from '@portico/contract';
import { ok, scrubSecrets } from '@portico/rules';
import { networkOf } from '../http/request/network';
import { route, type Route } from '../http/route';
import type { ServerServices } from '../services';

/** Lengths and minimums of credentials and account numbers. */
export type Institution = OutputOf<typeof institutionOptions>;

/** What a setting has to be where a lender has not the call: it is not offered. */
export const withoutCall: readonly (readonly [call: string, setting: string, value: string])[] = [
  ['accountAlerts', 'loanOptions.hideAlertsOption', 'true'],
  ['accountDocuments', 'loanOptions.hideAccountDocumentsOption', 'true'],
  ['accountHistory', 'loanOptions.hideLoanHistoryOption', 'true'],
  ['addBankAccount', 'achPaymentOptions.achProfilesOption', 'false'],
  ['addCard', 'cardPaymentOptions.cardProfilesOption', 'false'],
  ['agreementLogging', 'globalOptions.agreements', ''],
  ['applyForLoan', 'globalOptions.hideApplyForLoanOption', 'true'],
  ['bankLookup', 'achPaymentOptions.achPreCheckOption', 'false'],
  ['branchInfo', 'globalOptions.useBranchLocatorOption', 'false'],
  ['changeContactInfo', 'loanOptions.useRequestChangeOption', 'false'],
  ['contactUs', 'globalOptions.hideContactUsOption', 'true'],
  ['customerDocuments', 'globalOptions.useDocumentCenterOption', 'false'],
  ['feedback', 'messageOptions.hideFeedbackOption', 'true'],
  ['fileTypes', 'globalOptions.useFileServicesOption', 'false'],
  ['hideAccount', 'loanOptions.hideHideFromWebOption', 'true'],
  ['insuranceInformation', 'loanOptions.useInsuranceOption', 'false'],
  ['passkeyList', 'profileOptions.usePasskeysOption', 'false'],
  ['payoffQuote', 'generalPaymentOptions.hidePayoffOption', 'true'],
  ['payoffQuote', 'loanOptions.usePayoffQuoteOption', 'false'],
  ['setPasswordQuestion', 'loginOptions.recoverCredentialsWithoutQuestionOption', 'true'],
  ['statementList', 'loanOptions.hideEStatementsOption', 'true'],
  ['submitRecurringBank', 'recurringPaymentOptions.allowRecurringAchPayments', 'false'],
  ['submitScheduledBank', 'achPaymentOptions.allowScheduledAchPayments', 'false'],
  ['submitScheduledCard', 'cardPaymentOptions.allowScheduledCardPayments', 'false'],
  ['textSubscriptions', 'profileOptions.allowTextMessagingOption', 'false'],
  ['thirdPartyFee', 'generalPaymentOptions.useThirdPartyFeeOption', 'false'],
  ['verifyNewUser', 'loginOptions.useSsnValidationOption', 'false'],
];

/** The lender's settings, without what no handler answers; payment keys are honoured. */
export function offeredSettings(
  settings: SettingsBuckets,
  isAnswered: (call: string) => boolean,
): SettingsBuckets {
  const lacks = withoutCall.filter(([call]) => !isAnswered(call));
  const shared = {
    'loginOptions.useMultiFactorOption': 'true',
    'generalPaymentOptions.resendSameKeyOption': 'true',
    ...settings['shared'],
    ...Object.fromEntries(lacks.map(([, setting, value]) => [setting, value])),
  };
  return { english: {}, spanish: {}, ...settings, shared };
}

type Options = {
  readonly settings: SettingsBuckets;
  readonly institution: Institution;
  /** Called with an error that a page reported, without secrets. */
  readonly onNotice: (line: string) => void;
};

/** How many characters of a reported error are told. */
const reportLength = 1_000;

/** What a page reads before the borrower signs in, and the errors that it reports. */
export function setupRoutes(
  { database, limits }: ServerServices,
  { settings, institution, onNotice }: Options,
): Route[] {
  return [
    route(applicationOptions, (_input, { today }) =>
      Promise.resolve(
        ok({ gassySettings: settings, institutionOptions: { ...institution, today } }),
      ),
    ),
    route(institutionOptions, () => Promise.resolve(ok(institution))),
    route(maintenanceMode, () => Promise.resolve(ok({ isEnabled: false }))),
    route(clientError, async ({ message }, { ip, now }) => {
      const from = [{ limit: 'clientErrorFrom', by: networkOf(ip) }] as const;
      const text = scrubSecrets(message).replace(/\s+/g, ' ').slice(0, reportLength);
      if (await limits.admit(database, from, now)) onNotice(`A page reports: ${text}`);
      return ok({});
    }),
  ];
}
