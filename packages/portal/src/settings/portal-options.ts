import { address, flag, richText, text } from '@portico/core/internal';

/** Lists Document Center in the navigation. */
export const useDocumentCenterOption = flag('globalOptions.useDocumentCenterOption');

/** Lists Requests in the navigation, where the API has requests. */
export const useRequestsOption = flag('globalOptions.useRequestsOption');

/** Removes Messages from the navigation. */
export const hideContactUsOption = flag('globalOptions.hideContactUsOption');

/** Lists Locations in the navigation. */
export const useBranchLocatorOption = flag('globalOptions.useBranchLocatorOption');

/**
 * The lender has a branch locator on another site: a Locations button opens a notice that links to
 * it.
 */
export const useRemoteBranchLocatorOption = flag('globalOptions.useRemoteBranchLocatorOption');

/**
 * Address of the branch locator on another site, which the notice of the Locations button links to.
 */
export const remoteBranchLocatorUrl = address('globalOptions.remoteBranchLocatorUrl');

/** Lists FAQ in the navigation. */
export const useFAQOption = flag('globalOptions.useFAQOption');

/** The loan-application service allows new applications: Apply For Loan is offered. */
export const allowApplyForLoanOption = flag('globalOptions.allowApplyForLoanOption');

/** Never offers Apply For Loan, whatever the loan-application service allows. */
export const hideApplyForLoanOption = flag('globalOptions.hideApplyForLoanOption');

/**
 * Apply For Loan opens the application of the API in a new tab, after a notice; while off, it
 * requests the screen applyForLoan.
 */
export const useConsumerOriginationOption = flag('globalOptions.useConsumerOriginationOption');

/** Text of the footer. */
export const footerText = richText('globalOptions.footerText');

/** Text behind Show Disclosures on the signed-out screens. */
export const disclosuresText = richText('globalOptions.disclosuresText');

/** When customer service answers the telephone, under its number. */
export const customerServiceHours = text('globalOptions.customerServiceHours');
