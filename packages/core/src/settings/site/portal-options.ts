import { address, flag, richText, text } from '../setting';

const portal = ['portico-portal'] as const;

export const useDocumentCenterOption = flag('globalOptions.useDocumentCenterOption', {
  for: portal,
  doc: 'Lists Document Center in the navigation.',
});

export const hideContactUsOption = flag('globalOptions.hideContactUsOption', {
  for: portal,
  doc: 'Removes Messages from the navigation.',
});

export const useBranchLocatorOption = flag('globalOptions.useBranchLocatorOption', {
  for: portal,
  doc: 'Lists Locations in the navigation.',
});

export const useRemoteBranchLocatorOption = flag('globalOptions.useRemoteBranchLocatorOption', {
  for: portal,
  doc: 'The lender has a branch locator on another site: a Locations button opens a notice that links to it.',
});

export const remoteBranchLocatorUrl = address('globalOptions.remoteBranchLocatorUrl', {
  for: portal,
  doc: 'Address of the branch locator on another site, which the notice of the Locations button links to.',
});

export const useFAQOption = flag('globalOptions.useFAQOption', {
  for: portal,
  doc: 'Lists FAQ in the navigation.',
});

export const allowApplyForLoanOption = flag('globalOptions.allowApplyForLoanOption', {
  for: portal,
  doc: 'The loan-application service allows new applications: Apply For Loan is offered.',
});

export const hideApplyForLoanOption = flag('globalOptions.hideApplyForLoanOption', {
  for: portal,
  doc: 'Never offers Apply For Loan, whatever the loan-application service allows.',
});

export const useConsumerOriginationOption = flag('globalOptions.useConsumerOriginationOption', {
  for: portal,
  doc: 'Apply For Loan opens the application of the API in a new tab, after a notice; while off, it requests the screen applyForLoan.',
});

export const footerText = richText('globalOptions.footerText', {
  for: portal,
  doc: 'Text of the footer.',
});

export const disclosuresText = richText('globalOptions.disclosuresText', {
  for: portal,
  doc: 'Text behind Show Disclosures on the signed-out screens.',
});

export const lenderName = text('globalOptions.lenderName', {
  for: portal,
  doc: "The lender's name: the mark where there is no logo, the alternative text of the logo, and part of the copyright.",
});

export const customerServiceHours = text('globalOptions.customerServiceHours', {
  for: portal,
  doc: 'When customer service answers the telephone, under its number in the footer.',
});
