export default {
  'loanDetails.errorNoAchPayment':
    'This account cannot be paid from a bank account. Please call us[ at {phone}] about other ways to pay.',
  'loanDetails.errorNoPaymentOnline':
    'This account cannot be paid online. Please call us[ at {phone}] to pay.',
  'accounts.error': 'Your accounts could not be loaded. Please try again.',
  'accounts.none': 'You have no accounts here yet.',
  'accounts.makePayment': 'Make a payment',
  'accounts.makeAnother': 'Make another payment',
  'accounts.payBlocked': 'Call us to pay',
  'applications.error': 'Your applications could not be loaded. Please try again.',
  'loanAddress.correctErrors': 'Nothing was saved yet. Please correct the marked fields first.',
  'loanAddress.error': 'The address was not saved. Please check it and try again.',
  'alerts.correctErrors': 'Nothing was saved yet. Please correct the marked fields first.',
  'alerts.error': 'We could not finish saving your alerts. Please try again.',
  'applicationDetails.errorNotLoaded': 'Your application could not be loaded. Please try again.',
  'applicationDetails.errorNotRefreshed':
    'What you see here may have changed since. Please try again in a moment.',
  'depositDetails.error': 'Your account could not be loaded. Please try again.',
  'depositDetails.hide': 'Hide from this website',
  'hideAccount.confirm': 'Hide from this website',
  'hideAccount.error': 'The account was not hidden. Please try again, or call us[ at {phone}].',
  'accountHistory.error': 'The history could not be loaded. Please try again.',
  'accountHistory.errorHistorySecurity':
    'To keep your account safe, its history is not shown here. Please call us[ at {phone}] to ask about it.',
  'loanInformation.account': 'About this loan',
  'loanInformation.history': 'Last payment and interest',
  'loanInformation.personal': 'Mailing address',
  'loanInformation.miscFees': 'Other fees',
  'loanInformation.totalAmountDue': 'Amount due',
  'insurance.error': 'Your insurance could not be loaded. Please try again.',
  'loanDetails.makePayment': 'Make a payment',
  'loanDetails.payoffQuote': 'Get a payoff amount',
  'loanDetails.viewInsurance': 'See insurance',
  'loanDetails.documentCenter': 'Documents',
  'loanDetails.error': 'Your account could not be loaded. Please try again.',
  'loanDetails.errorLoanLockedPayoff':
    'This loan is being paid off, so no payment can be made here. Please call us[ at {phone}] if you have a question.',
  'loanDetails.errorDispute':
    'There is an open dispute about this account, so no payment can be made here. Please call us[ at {phone}].',
  'loanDetails.errorNightError':
    'We are updating our systems, as every night. Please try again in about 15 minutes.',
  'loanDetails.sectionHistory': 'History',
  'loanDetails.hide': 'Hide from this website',
  'payoffQuote.heading': 'Payoff amount',
  'payoffQuote.datePast': 'That day has passed. Choose today or a later day.',
  'payoffQuote.error':
    'We could not get the payoff amount. Please try again, or call us[ at {phone}].',
  'payoffQuote.errorPayoffQuote':
    'We could not get the payoff amount. Please try again, or call us[ at {phone}].',
  'payoffQuote.errorNiteMode':
    'We are updating our systems, as every night. Please try again in about 15 minutes.',
  'statementFormat.error': 'We could not finish saving this. Please try again.',
  'statements.empty': 'There are no e-statements for this year. Choose another year to see more.',
  'statements.error': 'The statements of {year} could not be loaded. Please try again.',
};
