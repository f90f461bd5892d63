// Made from the declarations of the elements by packages/element/build/generate.mjs
import { elementComponent } from '../element-component';

/** The settings that replace a text of these elements. */
export type TextKey =
  | 'accounts.loading'
  | 'accounts.signedOut'
  | 'accounts.signIn'
  | 'accounts.error'
  | 'accounts.retry'
  | 'accounts.none'
  | 'accounts.showClosed'
  | 'accounts.noOpen'
  | 'accounts.overdue'
  | 'accounts.overdueSince'
  | 'accounts.due'
  | 'accounts.dueNoDate'
  | 'accounts.dueOn'
  | 'accounts.nothingDue'
  | 'accounts.autopayPays'
  | 'accounts.afterThat'
  | 'accounts.dayAndDate'
  | 'accounts.autopay'
  | 'accounts.autopayOn'
  | 'accounts.autopayWillPay'
  | 'accounts.loan'
  | 'accounts.deposit'
  | 'accounts.lineOfCredit'
  | 'accounts.investment'
  | 'accounts.columnAccount'
  | 'accounts.columnStatus'
  | 'accounts.columnRate'
  | 'accounts.columnDueDate'
  | 'accounts.columnAmountDue'
  | 'accounts.columnBalance'
  | 'accounts.columnAvailable'
  | 'accounts.columnPay'
  | 'accounts.statusCurrent'
  | 'accounts.statusClosed'
  | 'accounts.codeChargedOff'
  | 'accounts.statusPastDue'
  | 'accounts.pastDue'
  | 'accounts.feesDue'
  | 'accounts.dayAgo'
  | 'accounts.daysAgo'
  | 'accounts.pay'
  | 'accounts.payAccount'
  | 'accounts.payAmount'
  | 'accounts.payAmountOf'
  | 'accounts.payBlocked'
  | 'accounts.makePayment'
  | 'accounts.makeAnother'
  | 'accounts.sortBy'
  | 'accounts.sortAz'
  | 'accounts.sortHighest'
  | 'accounts.sortSoonest'
  | 'accounts.sortLatest'
  | 'accounts.applications'
  | 'accounts.applicationsLoading'
  | 'applications.none'
  | 'applications.error'
  | 'applications.retry'
  | 'applications.columnNumber'
  | 'applications.columnStatus'
  | 'applications.columnRequested'
  | 'applications.columnApproved'
  | 'applications.columnModified'
  | 'applications.columnFunds'
  | 'applications.columnOffice'
  | 'loanAddress.change'
  | 'loanAddress.noAddress'
  | 'loanAddress.save'
  | 'loanAddress.cancel'
  | 'loanAddress.saved'
  | 'loanAddress.closed'
  | 'loanAddress.correctErrors'
  | 'loanAddress.error'
  | 'alerts.columnAlert'
  | 'alerts.columnEmail'
  | 'alerts.columnText'
  | 'alerts.delinquent'
  | 'alerts.statement'
  | 'alerts.reminder1'
  | 'alerts.reminder2'
  | 'alerts.reminder3'
  | 'alerts.reminder4'
  | 'alerts.days'
  | 'alerts.daysInvalid'
  | 'alerts.when'
  | 'alerts.before'
  | 'alerts.after'
  | 'alerts.notByText'
  | 'alerts.emailMissing'
  | 'alerts.toProfile'
  | 'alerts.save'
  | 'alerts.saving'
  | 'alerts.cancel'
  | 'alerts.oneChange'
  | 'alerts.changes'
  | 'alerts.saved'
  | 'alerts.correctErrors'
  | 'alerts.error'
  | 'alerts.errorProofRequired'
  | 'alerts.missing'
  | 'alerts.retry'
  | 'applicationDetails.signedOut'
  | 'applicationDetails.signIn'
  | 'applicationDetails.loading'
  | 'applicationDetails.heading'
  | 'applicationDetails.statusIs'
  | 'applicationDetails.applicant'
  | 'applicationDetails.documents'
  | 'applicationDetails.errorNotLoaded'
  | 'applicationDetails.errorNotRefreshed'
  | 'applicationDetails.toDashboard'
  | 'autopay.on'
  | 'autopay.sayOnDueDate'
  | 'autopay.sayDayBeforeDue'
  | 'autopay.sayDaysBeforeDue'
  | 'autopay.sayWeekly'
  | 'autopay.sayBiWeekly'
  | 'autopay.saySemiMonthly'
  | 'autopay.sayDayOfMonth'
  | 'autopay.sayMonthly'
  | 'autopay.sayAmount'
  | 'autopay.account'
  | 'autopay.card'
  | 'autopay.someAccount'
  | 'autopay.someCard'
  | 'autopay.next'
  | 'autopay.change'
  | 'autopay.changeLabel'
  | 'autopay.turnOff'
  | 'autopay.turnOffHeading'
  | 'autopay.turnOffQuestion'
  | 'autopay.turnOffConfirm'
  | 'autopay.keep'
  | 'autopay.turningOff'
  | 'autopay.turnedOff'
  | 'autopay.off'
  | 'autopay.offer'
  | 'autopay.offerWithoutAmount'
  | 'autopay.setUp'
  | 'depositDetails.signedOut'
  | 'depositDetails.signIn'
  | 'depositDetails.loading'
  | 'depositDetails.history'
  | 'depositDetails.loadingSection'
  | 'depositDetails.error'
  | 'depositDetails.retry'
  | 'depositDetails.toDashboard'
  | 'depositDetails.unnamed'
  | 'depositDetails.balance'
  | 'depositDetails.available'
  | 'depositDetails.rate'
  | 'depositDetails.status'
  | 'depositDetails.statusClosed'
  | 'depositDetails.nameOnAccount'
  | 'depositDetails.hideHeading'
  | 'depositDetails.hideNote'
  | 'depositDetails.hide'
  | 'depositDetails.statements'
  | 'depositDetails.statementsError'
  | 'hideAccount.heading'
  | 'hideAccount.question'
  | 'hideAccount.questionSaved'
  | 'hideAccount.forGood'
  | 'hideAccount.confirm'
  | 'hideAccount.cancel'
  | 'hideAccount.hidden'
  | 'hideAccount.close'
  | 'hideAccount.error'
  | 'accountHistory.loading'
  | 'accountHistory.none'
  | 'accountHistory.error'
  | 'accountHistory.errorHistorySecurity'
  | 'accountHistory.retry'
  | 'accountHistory.range'
  | 'accountHistory.range30'
  | 'accountHistory.range60'
  | 'accountHistory.range90'
  | 'accountHistory.rangeAll'
  | 'accountHistory.filter'
  | 'accountHistory.filterPlaceholder'
  | 'accountHistory.entryOfDays'
  | 'accountHistory.entriesOfDays'
  | 'accountHistory.entryOfAll'
  | 'accountHistory.entriesOfAll'
  | 'accountHistory.entryFound'
  | 'accountHistory.entriesFound'
  | 'accountHistory.noneFound'
  | 'accountHistory.showAll'
  | 'accountHistory.clear'
  | 'accountHistory.entries'
  | 'accountHistory.columnDate'
  | 'accountHistory.columnTime'
  | 'accountHistory.columnDescription'
  | 'accountHistory.columnPrincipal'
  | 'accountHistory.columnInterest'
  | 'accountHistory.columnOther'
  | 'accountHistory.columnTotal'
  | 'accountHistory.columnBalance'
  | 'accountHistory.sortBy'
  | 'accountHistory.sortNewest'
  | 'accountHistory.sortOldest'
  | 'accountHistory.sortDescription'
  | 'accountHistory.sortLargest'
  | 'accountHistory.sortSmallest'
  | 'accountHistory.downloadCsv'
  | 'accountHistory.downloadPdf'
  | 'accountHistory.downloadError'
  | 'accountHistory.downloadBlocked'
  | 'loanInformation.balance'
  | 'loanInformation.owedBack'
  | 'loanInformation.paidOff'
  | 'loanInformation.paidOffOf'
  | 'loanInformation.lastPayment'
  | 'loanInformation.account'
  | 'loanInformation.paymentDue'
  | 'loanInformation.paymentAmount'
  | 'loanInformation.defaultMethod'
  | 'loanInformation.methodBank'
  | 'loanInformation.methodCard'
  | 'loanInformation.interestRate'
  | 'loanInformation.yearToDateInterest'
  | 'loanInformation.availableCredit'
  | 'loanInformation.originationDate'
  | 'loanInformation.lateFees'
  | 'loanInformation.miscFees'
  | 'loanInformation.history'
  | 'loanInformation.lastPaymentDate'
  | 'loanInformation.lastTransaction'
  | 'loanInformation.lastYearToDateInterest'
  | 'loanInformation.totalAmountDue'
  | 'loanInformation.personal'
  | 'insurance.heading'
  | 'insurance.loading'
  | 'insurance.columnType'
  | 'insurance.columnCovers'
  | 'insurance.columnPremium'
  | 'insurance.individual'
  | 'insurance.joint'
  | 'insurance.none'
  | 'insurance.nothing'
  | 'insurance.error'
  | 'insurance.retry'
  | 'insurance.close'
  | 'loanDetails.signedOut'
  | 'loanDetails.signIn'
  | 'loanDetails.loading'
  | 'loanDetails.tryAgain'
  | 'loanDetails.notUpdated'
  | 'loanDetails.unnamed'
  | 'loanDetails.due'
  | 'loanDetails.dueNoDate'
  | 'loanDetails.pastDue'
  | 'loanDetails.nothingDue'
  | 'loanDetails.closed'
  | 'loanDetails.makePayment'
  | 'loanDetails.payoffQuote'
  | 'loanDetails.viewInsurance'
  | 'loanDetails.documentCenter'
  | 'loanDetails.requestChange'
  | 'loanDetails.error'
  | 'loanDetails.errorLoanLockedPayoff'
  | 'loanDetails.errorDispute'
  | 'loanDetails.errorNoPaymentOnline'
  | 'loanDetails.errorNoAchPayment'
  | 'loanDetails.errorNightError'
  | 'loanDetails.sectionAutopay'
  | 'loanDetails.sectionScheduled'
  | 'loanDetails.sectionOverTime'
  | 'loanDetails.sectionHistory'
  | 'loanDetails.sectionStatements'
  | 'loanDetails.sectionDocuments'
  | 'loanDetails.sectionAlerts'
  | 'loanDetails.sectionFailed'
  | 'loanDetails.hideHeading'
  | 'loanDetails.hideNote'
  | 'loanDetails.hide'
  | 'loanOverTime.loading'
  | 'loanOverTime.historyError'
  | 'loanOverTime.retry'
  | 'loanOverTime.installmentTooSmall'
  | 'loanOverTime.tooLong'
  | 'loanOverTime.soFar'
  | 'loanOverTime.asPlanned'
  | 'loanOverTime.withMore'
  | 'loanOverTime.today'
  | 'loanOverTime.balanceSince'
  | 'loanOverTime.balanceToday'
  | 'loanOverTime.picturePast'
  | 'loanOverTime.picturePlanned'
  | 'loanOverTime.pictureFaster'
  | 'loanOverTime.axisDollars'
  | 'loanOverTime.axisThousands'
  | 'loanOverTime.axisMillions'
  | 'loanOverTime.showTable'
  | 'loanOverTime.hideTable'
  | 'loanOverTime.tableCaption'
  | 'loanOverTime.day'
  | 'loanOverTime.balance'
  | 'loanOverTime.balanceWithMore'
  | 'loanOverTime.whatIf'
  | 'loanOverTime.howOften'
  | 'loanOverTime.everyWeek'
  | 'loanOverTime.everyTwoWeeks'
  | 'loanOverTime.twiceAMonth'
  | 'loanOverTime.everyMonth'
  | 'loanOverTime.once'
  | 'loanOverTime.extraAmount'
  | 'loanOverTime.suggestions'
  | 'loanOverTime.amountInvalid'
  | 'loanOverTime.amountDecimals'
  | 'loanOverTime.amountMissing'
  | 'loanOverTime.monthsSooner'
  | 'loanOverTime.monthSooner'
  | 'loanOverTime.sameMonth'
  | 'loanOverTime.saved'
  | 'loanOverTime.savedInterest'
  | 'loanOverTime.paysOff'
  | 'loanOverTime.paidOffOn'
  | 'loanOverTime.pay'
  | 'loanOverTime.assumptions'
  | 'loanOverTime.counted'
  | 'loanOverTime.additionalCounted'
  | 'loanOverTime.years'
  | 'loanOverTime.year'
  | 'loanOverTime.shares'
  | 'loanOverTime.principal'
  | 'loanOverTime.interest'
  | 'loanOverTime.restOfYear'
  | 'loanOverTime.rounded'
  | 'loanOverTime.showPayments'
  | 'loanOverTime.hidePayments'
  | 'loanOverTime.payments'
  | 'loanOverTime.payment'
  | 'loanOverTime.addToCalendar'
  | 'loanOverTime.dueTitle'
  | 'loanOverTime.dueDescription'
  | 'payoffQuote.heading'
  | 'payoffQuote.date'
  | 'payoffQuote.dateHint'
  | 'payoffQuote.chooseDate'
  | 'payoffQuote.previousMonth'
  | 'payoffQuote.nextMonth'
  | 'payoffQuote.dateRequired'
  | 'payoffQuote.dateInvalid'
  | 'payoffQuote.datePast'
  | 'payoffQuote.dateNeeded'
  | 'payoffQuote.submit'
  | 'payoffQuote.loading'
  | 'payoffQuote.amountOn'
  | 'payoffQuote.principal'
  | 'payoffQuote.interest'
  | 'payoffQuote.interestByDay'
  | 'payoffQuote.fees'
  | 'payoffQuote.total'
  | 'payoffQuote.holds'
  | 'payoffQuote.download'
  | 'payoffQuote.downloadFailed'
  | 'payoffQuote.pay'
  | 'payoffQuote.close'
  | 'payoffQuote.error'
  | 'payoffQuote.errorPayoffQuote'
  | 'payoffQuote.errorNiteMode'
  | 'statementFormat.label'
  | 'statementFormat.on'
  | 'statementFormat.off'
  | 'statementFormat.saving'
  | 'statementFormat.saved'
  | 'statementFormat.error'
  | 'statementFormat.agreed'
  | 'statementFormat.close'
  | 'statementFormat.paperAgain'
  | 'statementFormat.consentTitle'
  | 'statementFormat.consentIntro'
  | 'statementFormat.needTerm'
  | 'statementFormat.need'
  | 'statementFormat.paperTerm'
  | 'statementFormat.paper'
  | 'statementFormat.withdrawTerm'
  | 'statementFormat.withdraw'
  | 'statementFormat.emailTerm'
  | 'statementFormat.emailKnown'
  | 'statementFormat.emailUnknown'
  | 'statementFormat.sample'
  | 'statementFormat.sampleOpen'
  | 'statementFormat.sampleOpened'
  | 'statementFormat.openSampleFirst'
  | 'statementFormat.acceptFirst'
  | 'statementFormat.agree'
  | 'statementFormat.cancel'
  | 'statementFormat.withdrawalTitle'
  | 'statementFormat.withdrawal'
  | 'statementFormat.acknowledge'
  | 'statementFormat.acknowledgeFirst'
  | 'statementFormat.turnOff'
  | 'statements.year'
  | 'statements.loading'
  | 'statements.empty'
  | 'statements.error'
  | 'statements.tryAgain'
  | 'statements.open'
  | 'statements.openLabel'
  | 'statements.openFailed'
  | 'statements.openBlocked'
  | 'statements.redirectTitle'
  | 'statements.redirectLoading'
  | 'statements.redirectTo'
  | 'statements.redirectContinue'
  | 'statements.redirectWait'
  | 'statements.cancel'
  | `agreements.${string}`
  | `changes.${string}`
  | `credentials.${string}`
  | `visitor.${string}`
  | `widget.${string}`
  | `sessionTimeout.${string}`
  | `address.${string}`
  | `documents.${string}`
  | `uploadPhotos.${string}`
  | `upload.${string}`
  | `draft.${string}`
  | `plannedPayments.${string}`
  | `proof.${string}`;

/** Settings and texts of `<portico-accounts>` by key; the property `settings` takes their JSON too. */
export type PorticoAccountsSettings = {
  /** What a code in the comment of an account means, one per line as code=words, shown with the status of the account; without words after the =, and for a code that is not known, nothing is shown. */
  readonly 'loanOptions.accountCodeWords'?: string;
  /** Hold codes that block payment. */
  readonly 'generalPaymentOptions.blockOnHoldCodes'?: string;
  /** Removes Make payment and disables the rows of loans and lines of credit. */
  readonly 'depositOptions.disableEZPayOption'?: boolean | 'true' | 'false';
  /** Shows only the first two dash-separated segments of an account number; calls still send all of it. */
  readonly 'globalOptions.removeCheckDigitOption'?: boolean | 'true' | 'false';
} & { readonly [K in TextKey]?: string };

/** The properties of `<portico-accounts>`. */
export type PorticoAccountsProperties = {
  /** Whether the lists are tables, which scroll sideways where they are too narrow, or cards; `auto` shows tables from 880 px of width on. */
  layout: 'auto' | 'table' | 'cards';
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: PorticoAccountsSettings | string;
  /** Level of its own heading in the outline of the page, 1 to 6; the others follow. Without it 2, in the portal 1. */
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The page has a heading in place of its own one, at the level of heading-level: its own is not seen and is no heading for screen readers, but takes the focus where a new step begins. Without effect on a widget that has none. */
  hideHeading: boolean;
};

/** Lists the borrower's loans, deposits, lines of credit, investments and loan applications. */
export const PorticoAccounts = /* @__PURE__ */ elementComponent<
  PorticoAccountsProperties,
  'portico-ready' | 'portico-error' | 'portico-navigate'
>(
  'portico-accounts',
  ['layout', 'settings', 'headingLevel', 'hideHeading'],
  ['portico-ready', 'portico-error', 'portico-navigate'],
);

/** Settings and texts of `<portico-application-details>` by key; the property `settings` takes their JSON too. */
export type PorticoApplicationDetailsSettings = {
  /** The size in megabytes up to which a file can be uploaded; a larger one is refused before it is sent. */
  readonly 'globalOptions.maximumUploadMegabytes'?: number | `${number}`;
  /** Opens PDF files and pictures within the page where the browser shows them; while off, every document opens in a new window. PDF files need a page whose policy allows frames from blob:. */
  readonly 'globalOptions.openDocumentsInPageOption'?: boolean | 'true' | 'false';
  /** The lender keeps documents: shows those of a loan, an application and the profile, and offers the upload of further ones. */
  readonly 'globalOptions.useFileServicesOption'?: boolean | 'true' | 'false';
} & { readonly [K in TextKey]?: string };

/** The properties of `<portico-application-details>`. */
export type PorticoApplicationDetailsProperties = {
  /** The application to show; without it, the application in the page's address, if any. */
  applicationNumber: string | undefined;
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: PorticoApplicationDetailsSettings | string;
  /** Level of its own heading in the outline of the page, 1 to 6; the others follow. Without it 2, in the portal 1. */
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The page has a heading in place of its own one, at the level of heading-level: its own is not seen and is no heading for screen readers, but takes the focus where a new step begins. Without effect on a widget that has none. */
  hideHeading: boolean;
};

/** One loan application: its status, amounts and dates. */
export const PorticoApplicationDetails = /* @__PURE__ */ elementComponent<
  PorticoApplicationDetailsProperties,
  'portico-ready' | 'portico-error' | 'portico-navigate'
>(
  'portico-application-details',
  ['applicationNumber', 'settings', 'headingLevel', 'hideHeading'],
  ['portico-ready', 'portico-error', 'portico-navigate'],
);

/** Settings and texts of `<portico-deposit-details>` by key; the property `settings` takes their JSON too. */
export type PorticoDepositDetailsSettings = {
  /** Agreements, one per line as url|date|name|timings; the first five count. */
  readonly 'globalOptions.agreements'?: string;
  /** Text of the first agreement, read in a dialog; without it, its address is linked. */
  readonly 'globalOptions.agreementText1'?: string;
  /** Text of the second agreement, read in a dialog; without it, its address is linked. */
  readonly 'globalOptions.agreementText2'?: string;
  /** Text of the third agreement, read in a dialog; without it, its address is linked. */
  readonly 'globalOptions.agreementText3'?: string;
  /** Text of the fourth agreement, read in a dialog; without it, its address is linked. */
  readonly 'globalOptions.agreementText4'?: string;
  /** Text of the fifth agreement, read in a dialog; without it, its address is linked. */
  readonly 'globalOptions.agreementText5'?: string;
  /** Removes Hide From Web, with which a borrower permanently removes an account from the website. */
  readonly 'loanOptions.hideHideFromWebOption'?: boolean | 'true' | 'false';
  /** Shows only the first two dash-separated segments of an account number; calls still send all of it. */
  readonly 'globalOptions.removeCheckDigitOption'?: boolean | 'true' | 'false';
  /** Address of a sample statement, to be opened before a borrower agrees to e-statements; without it, none is asked for. */
  readonly 'loanOptions.sampleStatementUrl'?: string;
  /** How the statements of a provider are opened, each as provider=viewer with the viewer standard, broadridge or amsive. A provider that is not named keeps its own: 0=standard, 1=broadridge, 3=amsive, 4=standard. */
  readonly 'loanOptions.statementProviders'?: string;
} & { readonly [K in TextKey]?: string };

/** The properties of `<portico-deposit-details>`. */
export type PorticoDepositDetailsProperties = {
  /** The account to show; without it, the account in the page's address, if any. */
  accountNumber: string | undefined;
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: PorticoDepositDetailsSettings | string;
  /** Level of its own heading in the outline of the page, 1 to 6; the others follow. Without it 2, in the portal 1. */
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The page has a heading in place of its own one, at the level of heading-level: its own is not seen and is no heading for screen readers, but takes the focus where a new step begins. Without effect on a widget that has none. */
  hideHeading: boolean;
};

/** One deposit or investment: its balance and figures, history and statements. */
export const PorticoDepositDetails = /* @__PURE__ */ elementComponent<
  PorticoDepositDetailsProperties,
  'portico-ready' | 'portico-error' | 'portico-navigate'
>(
  'portico-deposit-details',
  ['accountNumber', 'settings', 'headingLevel', 'hideHeading'],
  ['portico-ready', 'portico-error', 'portico-navigate'],
);

/** Settings and texts of `<portico-loan-details>` by key; the property `settings` takes their JSON too. */
export type PorticoLoanDetailsSettings = {
  /** Agreements, one per line as url|date|name|timings; the first five count. */
  readonly 'globalOptions.agreements'?: string;
  /** Text of the first agreement, read in a dialog; without it, its address is linked. */
  readonly 'globalOptions.agreementText1'?: string;
  /** Text of the second agreement, read in a dialog; without it, its address is linked. */
  readonly 'globalOptions.agreementText2'?: string;
  /** Text of the third agreement, read in a dialog; without it, its address is linked. */
  readonly 'globalOptions.agreementText3'?: string;
  /** Text of the fourth agreement, read in a dialog; without it, its address is linked. */
  readonly 'globalOptions.agreementText4'?: string;
  /** Text of the fifth agreement, read in a dialog; without it, its address is linked. */
  readonly 'globalOptions.agreementText5'?: string;
  /** A recurring payment that can be deleted shows a delete control. */
  readonly 'recurringPaymentOptions.allowDeleteRecurringOption'?: boolean | 'true' | 'false';
  /** Scheduled payments that can be deleted show a delete control. */
  readonly 'generalPaymentOptions.allowDeleteScheduledPaymentsOption'?: boolean | 'true' | 'false';
  /** Frequencies that are offered in addition to Pay Once. */
  readonly 'recurringPaymentOptions.allowedFrequencies'?: string;
  /** A recurring payment can be made from a bank account. */
  readonly 'recurringPaymentOptions.allowRecurringAchPayments'?: boolean | 'true' | 'false';
  /** A recurring payment can be made by card. */
  readonly 'recurringPaymentOptions.allowRecurringCardPayments'?: boolean | 'true' | 'false';
  /** Payments can be dated on a Saturday. */
  readonly 'achPaymentOptions.allowSaturdayOption'?: boolean | 'true' | 'false';
  /** Payments can be dated on a Sunday. */
  readonly 'achPaymentOptions.allowSundayOption'?: boolean | 'true' | 'false';
  /** Offers alerts by text message next to those by e-mail. */
  readonly 'profileOptions.allowTextMessagingOption'?: boolean | 'true' | 'false';
  /** A past-due loan is offered no recurring payment. */
  readonly 'recurringPaymentOptions.blockRecurringWhenPastDue'?: boolean | 'true' | 'false';
  /** Card payments can be dated on any Saturday and Sunday. */
  readonly 'cardPaymentOptions.cardWeekendsOption'?: boolean | 'true' | 'false';
  /** Removes Make payment and disables the rows of loans and lines of credit. */
  readonly 'depositOptions.disableEZPayOption'?: boolean | 'true' | 'false';
  /** Another system manages scheduled payments: shows that deletion is blocked as soon as one payment cannot be deleted. */
  readonly 'generalPaymentOptions.externalScheduledPaymentManagerOption'?:
    boolean | 'true' | 'false';
  /** Removes the account documents from the page of a loan, also where file services are on. */
  readonly 'loanOptions.hideAccountDocumentsOption'?: boolean | 'true' | 'false';
  /** Removes the alert preferences from the page of a loan. */
  readonly 'loanOptions.hideAlertsOption'?: boolean | 'true' | 'false';
  /** Removes the e-statements from the page of a loan. */
  readonly 'loanOptions.hideEStatementsOption'?: boolean | 'true' | 'false';
  /** Removes parts of the loan information from the page of a loan, by name: personal, account, history (each with its figures), balance, paidOff, lastPayment, paymentDue, paymentAmount, defaultMethod, interestRate, yearToDateInterest, availableCredit, originationDate, lateFees, miscFees, lastPaymentDate, lastTransaction, lastYearToDateInterest, totalAmountDue. */
  readonly 'loanOptions.hideFigures'?: string;
  /** Removes Hide From Web, with which a borrower permanently removes an account from the website. */
  readonly 'loanOptions.hideHideFromWebOption'?: boolean | 'true' | 'false';
  /** Removes the history from the page of a loan. */
  readonly 'loanOptions.hideLoanHistoryOption'?: boolean | 'true' | 'false';
  /** Removes the loan information from the page of a loan: amount due, figures and mailing address. */
  readonly 'loanOptions.hideLoanInformationOption'?: boolean | 'true' | 'false';
  /** Removes the loan over time from the page of a loan. */
  readonly 'loanOptions.hideLoanOverTimeOption'?: boolean | 'true' | 'false';
  /** Removes the recurring payment from the page of a loan. */
  readonly 'loanOptions.hideRecurringPaymentsOption'?: boolean | 'true' | 'false';
  /** Removes the scheduled payments from the page of a loan. */
  readonly 'loanOptions.hideScheduledPaymentsOption'?: boolean | 'true' | 'false';
  /** Opens PDF files and pictures within the page where the browser shows them; while off, every document opens in a new window. PDF files need a page whose policy allows frames from blob:. */
  readonly 'globalOptions.openDocumentsInPageOption'?: boolean | 'true' | 'false';
  /** The size in megabytes up to which a file can be uploaded; a larger one is refused before it is sent. */
  readonly 'globalOptions.maximumUploadMegabytes'?: number | `${number}`;
  /** Telephone number of customer service, shown when an activation fails, the outcome of a payment is not known, a change needs a proof that cannot be given online, beside the sign-ins, in the footer of the portal and in the plain words; without one, the sentence or the footer omits it. */
  readonly 'globalOptions.customerServicePhone'?: string;
  /** For how many minutes the API accepts an e-mailed security code, as the borrower is told. */
  readonly 'loginOptions.securityCodeMinutes'?: number | `${number}`;
  /** How many seconds after a security code was sent another can be requested. */
  readonly 'loginOptions.securityCodeWaitSeconds'?: number | `${number}`;
  /** Shown when the recurring payment cannot be deleted; nothing when empty. */
  readonly 'recurringPaymentOptions.recurringDeletionBlockedText'?: string;
  /** Shows only the first two dash-separated segments of an account number; calls still send all of it. */
  readonly 'globalOptions.removeCheckDigitOption'?: boolean | 'true' | 'false';
  /** Address of a sample statement, to be opened before a borrower agrees to e-statements; without it, none is asked for. */
  readonly 'loanOptions.sampleStatementUrl'?: string;
  /** Shown when scheduled payments cannot be deleted; nothing when empty. */
  readonly 'generalPaymentOptions.scheduledDeletionBlockedText'?: string;
  /** How the statements of a provider are opened, each as provider=viewer with the viewer standard, broadridge or amsive. A provider that is not named keeps its own: 0=standard, 1=broadridge, 3=amsive, 4=standard. */
  readonly 'loanOptions.statementProviders'?: string;
  /** Shows a link to the document center on the page of a loan. */
  readonly 'loanOptions.useDocumentCenterLinkOption'?: boolean | 'true' | 'false';
  /** The lender keeps documents: shows those of a loan, an application and the profile, and offers the upload of further ones. */
  readonly 'globalOptions.useFileServicesOption'?: boolean | 'true' | 'false';
  /** Shows View Insurance on the page of a loan. */
  readonly 'loanOptions.useInsuranceOption'?: boolean | 'true' | 'false';
  /** Shows Payoff Quote on the page of a loan. */
  readonly 'loanOptions.usePayoffQuoteOption'?: boolean | 'true' | 'false';
  /** Shows a link to the contact information change on the page of a loan. */
  readonly 'loanOptions.useRequestChangeOption'?: boolean | 'true' | 'false';
} & { readonly [K in TextKey]?: string };

/** The properties of `<portico-loan-details>`. */
export type PorticoLoanDetailsProperties = {
  /** The account to show; without it, the account in the page's address, if any. */
  accountNumber: string | undefined;
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: PorticoLoanDetailsSettings | string;
  /** Level of its own heading in the outline of the page, 1 to 6; the others follow. Without it 2, in the portal 1. */
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The page has a heading in place of its own one, at the level of heading-level: its own is not seen and is no heading for screen readers, but takes the focus where a new step begins. Without effect on a widget that has none. */
  hideHeading: boolean;
};

/** One loan: what is due, its figures, mailing address, payments, history, statements and alerts. */
export const PorticoLoanDetails = /* @__PURE__ */ elementComponent<
  PorticoLoanDetailsProperties,
  'portico-ready' | 'portico-error' | 'portico-navigate'
>(
  'portico-loan-details',
  ['accountNumber', 'settings', 'headingLevel', 'hideHeading'],
  ['portico-ready', 'portico-error', 'portico-navigate'],
);
