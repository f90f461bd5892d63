export default {
  'accounts.error': 'Your accounts could not be loaded. Please try again.',
  'accounts.retry': 'Try again',
  'accounts.none': 'You have no accounts here yet.',
  'accounts.makePayment': 'Make a payment',
  'accounts.makeAnother': 'Make another payment',
  'accounts.payBlocked': 'Call us to pay',
  'applications.error': 'Your applications could not be loaded. Please try again.',
  'applications.errorNotLoaded': 'If this goes on, please call us.',
  'applications.retry': 'Try again',
  'loanAddress.correctErrors': 'Nothing was saved yet. Please correct the marked fields first.',
  'loanAddress.error': 'The address was not saved. Please check it and try again.',
  'alerts.columnEmail': 'Email',
  'alerts.emailMissing':
    'We have no email address for you, so this alert cannot be sent. Add one in your profile.',
  'alerts.correctErrors': 'Nothing was saved yet. Please correct the marked fields first.',
  'alerts.error': 'Your alerts are not saved yet. Please try again.',
  'alerts.errorNotSaved': 'Your changes are kept here until you save them.',
  'applicationDetails.errorNotLoaded': 'Your application could not be loaded. Please try again.',
  'applicationDetails.errorNotRefreshed':
    'What you see here may have changed since. Please try again in a moment.',
  'depositDetails.error': 'Your account could not be loaded. Please try again.',
  'depositDetails.retry': 'Try again',
  'depositDetails.hide': 'Hide from this website',
  'hideAccount.confirm': 'Hide from this website',
  'hideAccount.error': 'The account was not hidden. Please try again, or call us.',
  'accountHistory.error': 'The history could not be loaded. Please try again.',
  'accountHistory.errorHistorySecurity':
    'To keep your account safe, its history is not shown here. Please call us to ask about it.',
  'accountHistory.retry': 'Try again',
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
  'loanDetails.error': 'Your loan could not be loaded. Please try again.',
  'loanDetails.errorLoanLockedPayoff':
    'This loan is being paid off, so no payment can be made here. Please call us if you have a question.',
  'loanDetails.errorDispute':
    'There is an open dispute about this account, so no payment can be made here. Please call us.',
  'loanDetails.errorNoPaymentOnline': 'This account cannot be paid online. Please call us to pay.',
  'loanDetails.errorNoAchPayment':
    'This account cannot be paid from a bank account. Please call us about other ways to pay.',
  'loanDetails.errorNightError':
    'We are updating our systems, as every night. Please try again in about 15 minutes.',
  'loanDetails.sectionHistory': 'History',
  'loanDetails.hide': 'Hide from this website',
  'loanOverTime.paidOffOn':
    'On {day} instead of in {planned}, and {interest} less interest. Before you pay, get the exact payoff amount.',
  'payoffQuote.heading': 'Payoff amount',
  'payoffQuote.datePast': 'That day has passed. Choose today or a later day.',
  'payoffQuote.error': 'We could not get the payoff amount. Please try again, or call us.',
  'payoffQuote.errorPayoffQuote':
    'We could not get the payoff amount. Please try again, or call us.',
  'payoffQuote.errorNiteMode':
    'We are updating our systems, as every night. Please try again in about 15 minutes.',
  'statementFormat.error': 'Please try again.',
  'statementFormat.need':
    'Internet access, a web browser from the last two years, a program that opens PDF files, and an email address. To keep a statement: a printer, or space to save files.',
  'statementFormat.emailTerm': 'Your email address',
  'statements.empty': 'There are no e-statements for this year. Choose another year to see more.',
  'statements.error': 'The statements of {year} could not be loaded. Please try again.',
};
