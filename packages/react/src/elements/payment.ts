// Made from the declarations of the elements by packages/element/build/generate.mjs
import { elementComponent } from '../element-component';

/** The settings that replace a text of these elements. */
export type TextKey =
  | 'frequency.OneTime'
  | 'frequency.OnDueDate'
  | 'frequency.DaysBeforeDue'
  | 'frequency.MonthlyOnDate'
  | 'frequency.SemiMonthly'
  | 'frequency.TwoWeeks'
  | 'frequency.Weekly'
  | 'paymentConfirmation.heading'
  | 'paymentConfirmation.thanks'
  | 'paymentConfirmation.paidHeading'
  | 'paymentConfirmation.paidDate'
  | 'paymentConfirmation.scheduledHeading'
  | 'paymentConfirmation.scheduledDate'
  | 'paymentConfirmation.recurringHeading'
  | 'paymentConfirmation.recurringDate'
  | 'paymentConfirmation.confirmationNumber'
  | 'paymentConfirmation.copy'
  | 'paymentConfirmation.copied'
  | 'paymentConfirmation.copyFailed'
  | 'paymentConfirmation.scheduledWarning'
  | 'paymentConfirmation.loan'
  | 'paymentConfirmation.paidFrom'
  | 'paymentConfirmation.bankAccount'
  | 'paymentConfirmation.checking'
  | 'paymentConfirmation.savings'
  | 'paymentConfirmation.frequency'
  | 'paymentConfirmation.daysPrior'
  | 'paymentConfirmation.date'
  | 'paymentConfirmation.dueDate'
  | 'paymentConfirmation.amount'
  | 'paymentConfirmation.fee'
  | 'paymentConfirmation.additionalPrincipal'
  | 'paymentConfirmation.total'
  | 'paymentConfirmation.draftTotal'
  | 'paymentConfirmation.recurringLineOfCredit'
  | 'paymentConfirmation.nextHeading'
  | 'paymentConfirmation.nextPosted'
  | 'paymentConfirmation.openLoan'
  | 'paymentConfirmation.nextDueLater'
  | 'paymentConfirmation.nextDue'
  | 'paymentConfirmation.nextDueUnknown'
  | 'paymentConfirmation.nextUntil'
  | 'paymentConfirmation.nextScheduledListed'
  | 'paymentConfirmation.nextScheduled'
  | 'paymentConfirmation.nextRecurringListed'
  | 'paymentConfirmation.nextRecurring'
  | 'paymentConfirmation.openPayments'
  | 'paymentConfirmation.addToCalendar'
  | 'paymentConfirmation.calendarTitle'
  | 'paymentConfirmation.calendarDescription'
  | 'paymentConfirmation.backToDashboard'
  | 'paymentConfirmation.print'
  | 'paymentConfirmation.receipt'
  | 'paymentConfirmation.receiptMissing'
  | 'paymentConfirmation.receiptFailed'
  | 'paymentConfirmation.none'
  | 'newBankAccount.heading'
  | 'newBankAccount.ownerName'
  | 'newBankAccount.ownerNameHint'
  | 'newBankAccount.checkPicture'
  | 'newBankAccount.routingNumber'
  | 'newBankAccount.routingNumberHint'
  | 'newBankAccount.accountNumber'
  | 'newBankAccount.confirmation'
  | 'newBankAccount.accountType'
  | 'newBankAccount.checking'
  | 'newBankAccount.savings'
  | 'newBankAccount.save'
  | 'newBankAccount.lookingUp'
  | 'newBankAccount.cancel'
  | 'newBankAccount.continue'
  | 'newBankAccount.termsHeading'
  | 'newBankAccount.termsIntro'
  | 'newBankAccount.newerTermsIntro'
  | 'newBankAccount.accepted'
  | 'newBankAccount.agree'
  | 'newBankAccount.disagree'
  | 'newBankAccount.ownerNameRequired'
  | 'newBankAccount.ownerNameInvalid'
  | 'newBankAccount.routingNumberRequired'
  | 'newBankAccount.routingNumberInvalid'
  | 'newBankAccount.accountNumberRequired'
  | 'newBankAccount.accountNumberInvalid'
  | 'newBankAccount.accountNumberContactBank'
  | 'newBankAccount.confirmationRequired'
  | 'newBankAccount.confirmationMismatch'
  | 'newBankAccount.error'
  | 'newBankAccount.errorLookUp'
  | 'newBankAccount.errorAlreadyExists'
  | 'newBankAccount.errorRoutingNumberInvalid'
  | 'newBankAccount.errorRoutingAccountInvalidThirdParty'
  | 'newBankAccount.errorRoutingAccountInvalidInternal'
  | 'newBankAccount.errorTermsDeclined'
  | 'newBankAccount.errorTermsUnread'
  | 'newBankAccount.errorTermsLog'
  | 'newCard.heading'
  | 'newCard.firstName'
  | 'newCard.lastName'
  | 'newCard.nameHint'
  | 'newCard.cardNumber'
  | 'newCard.securityCode'
  | 'newCard.expiration'
  | 'newCard.zip'
  | 'newCard.zipHint'
  | 'newCard.address1'
  | 'newCard.address2'
  | 'newCard.city'
  | 'newCard.state'
  | 'newCard.debitCredit'
  | 'newCard.debit'
  | 'newCard.credit'
  | 'newCard.save'
  | 'newCard.recognised'
  | 'newCard.frameTitle'
  | 'newCard.frameLoading'
  | 'newCard.frameFailed'
  | 'newCard.tryAgain'
  | 'newCard.sending'
  | 'newCard.cancel'
  | 'newCard.continue'
  | 'newCard.nameRequired'
  | 'newCard.nameInvalid'
  | 'newCard.cardNumberRequired'
  | 'newCard.cardNumberInvalid'
  | 'newCard.cardNumberUnsupported'
  | 'newCard.expirationRequired'
  | 'newCard.expirationInvalid'
  | 'newCard.securityCodeRequired'
  | 'newCard.securityCodeInvalid'
  | 'newCard.zipRequired'
  | 'newCard.zipInvalid'
  | 'newCard.address1Required'
  | 'newCard.cityRequired'
  | 'newCard.stateRequired'
  | 'newCard.addressInvalid'
  | 'newCard.error'
  | 'newCard.errorAlreadyExists'
  | 'newCard.errorFields'
  | 'newCard.adviceCheck'
  | 'newCard.adviceOther'
  | 'savedMethods.defaultIs'
  | 'savedMethods.removeDefault'
  | 'savedMethods.removeDefaultOf'
  | 'savedMethods.manage'
  | 'savedMethods.setDefault'
  | 'savedMethods.delete'
  | 'savedMethods.deleteHeading'
  | 'savedMethods.deleteQuestion'
  | 'savedMethods.confirmDelete'
  | 'savedMethods.cancel'
  | 'savedMethods.deleted'
  | 'savedMethods.errorDelete'
  | 'savedMethods.errorInUse'
  | 'savedMethods.errorDefault'
  | 'payment.opened'
  | 'payment.amountDueAbout'
  | 'payment.amountDueTip'
  | 'payment.pastDue'
  | 'payment.payoffAmount'
  | 'payment.feesAndCharges'
  | 'payment.thirdParty'
  | 'payment.toThirdParty'
  | 'payment.methodLabel'
  | 'payment.cardLabel'
  | 'payment.methodPlaceholder'
  | 'payment.typeLabel'
  | 'payment.ach'
  | 'payment.card'
  | 'payment.methodName'
  | 'payment.checking'
  | 'payment.savings'
  | 'payment.newMethod'
  | 'payment.anotherMethod'
  | 'payment.singleUse'
  | 'payment.removeMethod'
  | 'payment.feeAch'
  | 'payment.feeCard'
  | 'payment.feeOf'
  | 'payment.feeNone'
  | 'payment.feeThirdParty'
  | 'payment.cardElsewhere'
  | 'payment.toCardSite'
  | 'payment.amountLabel'
  | 'payment.amountQuestion'
  | 'payment.anotherAmount'
  | 'payment.amountLimits'
  | 'payment.amountFrom'
  | 'payment.dueOn'
  | 'payment.payAmountDue'
  | 'payment.principalLabel'
  | 'payment.principalAbovePayoff'
  | 'payment.amountFixed'
  | 'payment.amountRequired'
  | 'payment.amountInvalid'
  | 'payment.amountTooManyDecimals'
  | 'payment.amountRange'
  | 'payment.amountBelowMinimum'
  | 'payment.amountRegularAboveMaximum'
  | 'payment.amountAchOnly'
  | 'payment.amountNoRegular'
  | 'payment.amountDue'
  | 'payment.dueDate'
  | 'payment.from'
  | 'payment.paymentAmount'
  | 'payment.processingFee'
  | 'payment.when'
  | 'payment.notSentYet'
  | 'payment.waitMethod'
  | 'payment.waitTiming'
  | 'payment.goMethod'
  | 'payment.goTiming'
  | 'payment.goAmount'
  | 'payment.goOtherAmount'
  | 'payment.goPrincipal'
  | 'payment.goFee'
  | 'payment.goWait'
  | 'payment.goRefused'
  | 'payment.goNotSent'
  | 'payment.posts'
  | 'payment.left'
  | 'payment.payLoan'
  | 'payment.confirmHeading'
  | 'payment.confirmNow'
  | 'payment.confirmLater'
  | 'payment.confirm'
  | 'payment.confirmScheduled'
  | 'payment.confirmRecurring'
  | 'payment.cancel'
  | 'payment.submitting'
  | 'payment.draftHeading'
  | 'payment.draftIntro'
  | 'payment.viewDraft'
  | 'payment.draftPreparing'
  | 'payment.draftFailed'
  | 'payment.draftAgain'
  | 'payment.bankName'
  | 'payment.bankAddress'
  | 'payment.bankRouting'
  | 'payment.checkingHeading'
  | 'payment.checkingOutcome'
  | 'payment.checkingEarlier'
  | 'payment.unresolvedHeading'
  | 'payment.sentAt'
  | 'payment.noLookUp'
  | 'payment.mayArrive'
  | 'payment.neverArrived'
  | 'payment.callLender'
  | 'payment.callLenderAt'
  | 'payment.checkAgain'
  | 'payment.sendAgain'
  | 'payment.sendAgainNote'
  | 'payment.notMade'
  | 'payment.startOver'
  | 'payment.earlierPaid'
  | 'payment.reviewChanged'
  | 'payment.payAgain'
  | 'payment.doneHeading'
  | 'payment.confirmationNumber'
  | 'payment.retrySame'
  | 'payment.errorInformation'
  | 'payment.errorLoanInfo'
  | 'payment.loanAgain'
  | 'payment.errorAccountClosed'
  | 'payment.errorNiteMode'
  | 'payment.errorPaymentBlocked'
  | 'payment.errorBlockedOnPendingRecurring'
  | 'payment.errorDelinquent'
  | 'payment.errorNoPaymentNeeded'
  | 'payment.errorDisabledPaymentsAfterCutoffTime'
  | 'payment.errorLoanLockedPayoff'
  | 'payment.errorDispute'
  | 'payment.errorNoPaymentOnline'
  | 'payment.errorNoAchPayment'
  | 'payment.errorNightlyProcessing'
  | 'payment.error'
  | 'payment.errorConnection'
  | 'payment.errorChanged'
  | 'payment.errorEarlierNotMade'
  | 'payment.errorCutoff'
  | 'payment.errorDateNotAllowed'
  | 'payment.errorHoliday'
  | 'payment.errorWeekend'
  | 'payment.errorPayoffQuote'
  | 'payment.errorAmountMax'
  | 'payment.errorAmountMin'
  | 'payment.errorRoutingNumber'
  | 'payment.errorDoNotResubmit'
  | 'payment.errorDeclined'
  | 'payment.errorOverLimit'
  | 'payment.errorInvalidInfo'
  | 'payment.errorExpired'
  | 'payment.errorNightlyError'
  | 'payment.errorAchNotAllowed'
  | 'payment.errorCardNotAllowed'
  | 'payment.errorScheduledAchNotAllowed'
  | 'payment.errorOtherTab'
  | 'payment.errorCreditCards'
  | 'payment.errorScheduledCardNotAllowed'
  | 'payment.errorRecurringAchNotAllowed'
  | 'payment.errorRecurringCardNotAllowed'
  | 'payment.errorRecurringNotAllowed'
  | 'payment.errorRecurringExists'
  | 'payment.errorMultipleScheduled'
  | 'payment.errorMaximumScheduledReached'
  | 'payment.errorScheduledFixed'
  | 'payment.errorScheduledAllFixed'
  | 'payment.errorScheduledAchFixed'
  | 'payment.errorScheduledCardFixed'
  | 'payment.errorRecurringDeletion'
  | 'payment.errorRecurringAchDeletion'
  | 'payment.errorRecurringCardDeletion'
  | 'payment.errorPayWithoutSaving'
  | 'payment.errorNewPayment'
  | 'payment.errorSubmitProblem'
  | 'payment.errorTermsRequired'
  | 'payment.errorTermsDeclined'
  | 'payment.errorDraftRequired'
  | 'payment.errorScheduledPaymentExists'
  | 'payment.errorPayoffPlanned'
  | 'payment.errorMaximumScheduled'
  | 'payment.errorMustSaveOrPayNow'
  | 'payment.errorMethodUnknown'
  | 'payment.errorFeeChanged'
  | 'payment.errorTokenExpired'
  | 'payment.frequencyLabel'
  | 'payment.onceExisting'
  | 'payment.oncePastDue'
  | 'payment.onceDelinquent'
  | 'payment.onceSingleUse'
  | 'payment.whenLabel'
  | 'payment.today'
  | 'payment.later'
  | 'payment.firstDay'
  | 'payment.laterOnlyImmediate'
  | 'payment.laterPastDue'
  | 'payment.laterDelinquent'
  | 'payment.laterMethod'
  | 'payment.laterMaximum'
  | 'payment.laterPayoff'
  | 'payment.zone'
  | 'payment.cutoff'
  | 'payment.dateLabel'
  | 'payment.firstDateLabel'
  | 'payment.dateHint'
  | 'payment.chooseDate'
  | 'payment.previousMonth'
  | 'payment.nextMonth'
  | 'payment.dateRequired'
  | 'payment.datePast'
  | 'payment.datePeriod'
  | 'payment.dateHoliday'
  | 'payment.dateSaturday'
  | 'payment.dateSunday'
  | 'payment.dateCutoff'
  | 'payment.dateNotAllowed'
  | 'payment.dateTooFar'
  | 'payment.dateNotFuture'
  | 'payment.cardExpires'
  | 'payment.datePayoffPast'
  | 'payment.daysLabel'
  | 'payment.daysPlaceholder'
  | 'payment.dayBefore'
  | 'payment.daysBefore'
  | 'payment.dueDateIs'
  | 'payment.second'
  | 'payment.secondClosed'
  | 'payment.responsibility'
  | 'payment.payoffToggle'
  | 'payment.payoffFull'
  | 'payment.payoffOverdue'
  | 'payment.payoffOn'
  | 'payment.payoffLoading'
  | 'payment.payoffFailed'
  | 'payment.feeLoading'
  | 'payment.feeFailed'
  | 'payment.feeAgain'
  | 'payment.sayOnDueDate'
  | 'payment.sayDaysBeforeDue'
  | 'payment.sayWeekly'
  | 'payment.sayTwoWeeks'
  | 'payment.saySemiMonthly'
  | 'payment.sayMonthlyOnDate'
  | 'payment.sayShortMonths'
  | 'payment.sayTotalDue'
  | 'payment.sayNext'
  | 'payment.sayEnd'
  | 'payment.heading'
  | 'payment.signIn'
  | 'payment.toSignIn'
  | 'payment.loading'
  | 'payment.tryAgain'
  | 'payment.accountLabel'
  | 'payment.accountPlaceholder'
  | 'payment.accountOption'
  | 'payment.accountOptionNoDate'
  | 'payment.noAccounts'
  | 'payment.backToDashboard'
  | 'payment.errorAccounts'
  | 'payment.methodHeading'
  | 'payment.amountHeading'
  | 'payment.totalHeading'
  | 'payment.total'
  | 'payment.submit'
  | 'payment.frequencyHeading'
  | 'payment.loanHeading'
  | 'payment.change'
  | 'payment.waitLoan'
  | 'payment.goLoan'
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

/** Settings and texts of `<portico-payment>` by key; the property `settings` takes their JSON too. */
export type PorticoPaymentSettings = {
  /** Hold codes that block payment. */
  readonly 'generalPaymentOptions.blockOnHoldCodes'?: string;
  /** An account that does not allow ACH counts as ACH-blocked. */
  readonly 'generalPaymentOptions.blockOnHoldCode48Option'?: boolean | 'true' | 'false';
  /** Sends accounts of the branch range to another payment site. */
  readonly 'generalPaymentOptions.useThirdPartyPaymentsOption'?: boolean | 'true' | 'false';
  /** First branch number whose accounts pay on the other site. */
  readonly 'generalPaymentOptions.thirdPartyBranchMinimum'?: number | `${number}`;
  /** Last branch number whose accounts pay on the other site. */
  readonly 'generalPaymentOptions.thirdPartyBranchMaximum'?: number | `${number}`;
  /** Personal users can save a bank account. */
  readonly 'achPaymentOptions.achProfilesOption'?: boolean | 'true' | 'false';
  /** A bank account can be used without saving it. */
  readonly 'achPaymentOptions.singleUseAchOption'?: boolean | 'true' | 'false';
  /** A card can be saved. */
  readonly 'cardPaymentOptions.cardProfilesOption'?: boolean | 'true' | 'false';
  /** A card can be used without saving it. */
  readonly 'cardPaymentOptions.singleUseCardOption'?: boolean | 'true' | 'false';
  /** A past-due loan can only be paid today. */
  readonly 'generalPaymentOptions.blockScheduledPaymentsWhenPastDue'?: boolean | 'true' | 'false';
  /** A delinquent loan can also be paid on a later day. */
  readonly 'generalPaymentOptions.allowScheduledPaymentsWhenDelinquent'?:
    boolean | 'true' | 'false';
  /** An ACH payment can be dated on a later day. */
  readonly 'achPaymentOptions.allowScheduledAchPayments'?: boolean | 'true' | 'false';
  /** A card payment can be dated on a later day. */
  readonly 'cardPaymentOptions.allowScheduledCardPayments'?: boolean | 'true' | 'false';
  /** How many scheduled payments a loan may have. */
  readonly 'generalPaymentOptions.maxScheduledPaymentsAllowed'?: number | `${number}`;
  /** Payments can be dated on a Saturday. */
  readonly 'achPaymentOptions.allowSaturdayOption'?: boolean | 'true' | 'false';
  /** Payments can be dated on a Sunday. */
  readonly 'achPaymentOptions.allowSundayOption'?: boolean | 'true' | 'false';
  /** Card payments can be dated on any Saturday and Sunday. */
  readonly 'cardPaymentOptions.cardWeekendsOption'?: boolean | 'true' | 'false';
  /** An ACH payment cannot be dated today. */
  readonly 'achPaymentOptions.blockImmediateAchOption'?: boolean | 'true' | 'false';
  /** Smallest ACH payment, in dollars. */
  readonly 'achPaymentOptions.minimumAchAmount'?: number | `${number}`;
  /** Smallest card payment, in dollars. */
  readonly 'generalPaymentOptions.minimumCardPaymentAmount'?: number | `${number}`;
  /** Largest card payment, in dollars. */
  readonly 'cardPaymentOptions.maximumCardAmount'?: number | `${number}`;
  /** Largest card payment, in dollars; the card group has its own, and the lower one applies. */
  readonly 'generalPaymentOptions.maximumCardPaymentAmount'?: number | `${number}`;
  /** A delinquent loan must be paid at least the total amount due. */
  readonly 'generalPaymentOptions.minimumWhenDelinquentOption'?: boolean | 'true' | 'false';
  /** A payment made today must be at least the smallest of regular, total due and payoff amount. */
  readonly 'generalPaymentOptions.forceMinimumOption'?: boolean | 'true' | 'false';
  /** A payment that is not recurring must be at least the total amount due. */
  readonly 'generalPaymentOptions.forceTotalDueOption'?: boolean | 'true' | 'false';
  /** Factor on the payoff amount that limits a payment, e.g. 1.1. */
  readonly 'generalPaymentOptions.maxPayoffPercent'?: number | `${number}`;
  /** A recurring payment may be more than the regular amount. */
  readonly 'recurringPaymentOptions.additionalAmountOption'?: boolean | 'true' | 'false';
  /** Frequencies that are offered in addition to Pay Once. */
  readonly 'recurringPaymentOptions.allowedFrequencies'?: string;
  /** Offers only On Due Date in addition to Pay Once. */
  readonly 'recurringPaymentOptions.forceOnDueDateOption'?: boolean | 'true' | 'false';
  /** Offers only Days Before Due in addition to Pay Once. */
  readonly 'recurringPaymentOptions.forceDaysBeforeDueOption'?: boolean | 'true' | 'false';
  /** A past-due loan is offered no recurring payment. */
  readonly 'recurringPaymentOptions.blockRecurringWhenPastDue'?: boolean | 'true' | 'false';
  /** A delinquent loan can have a recurring payment. */
  readonly 'recurringPaymentOptions.allowRecurringWhenDelinquent'?: boolean | 'true' | 'false';
  /** A recurring payment can be made from a bank account. */
  readonly 'recurringPaymentOptions.allowRecurringAchPayments'?: boolean | 'true' | 'false';
  /** A recurring payment can be made by card. */
  readonly 'recurringPaymentOptions.allowRecurringCardPayments'?: boolean | 'true' | 'false';
  /** A payment on the due date, or days before it, may have an amount of its own. */
  readonly 'recurringPaymentOptions.customAmountOption'?: boolean | 'true' | 'false';
  /** A recurring ACH payment may carry additional principal. */
  readonly 'recurringPaymentOptions.additionalPrincipalOption'?: boolean | 'true' | 'false';
  /** Does not offer to pay the loan off. */
  readonly 'generalPaymentOptions.hidePayoffOption'?: boolean | 'true' | 'false';
  /** A loan can be paid off by ACH on a later day. */
  readonly 'achPaymentOptions.allowFuturePayoff'?: boolean | 'true' | 'false';
  /** A loan can be paid off by card on a later day. */
  readonly 'cardPaymentOptions.allowFuturePayoff'?: boolean | 'true' | 'false';
  /** Asks the server for a third party's fee once the frequency is valid. */
  readonly 'generalPaymentOptions.useThirdPartyFeeOption'?: boolean | 'true' | 'false';
  /** Scheduled and recurring ACH payments need the draft agreement; lists Documents in the navigation. */
  readonly 'achPaymentOptions.requireAchDraftAgreementOption'?: boolean | 'true' | 'false';
  /** The API pays once for each Idempotency-Key, so that a payment whose outcome cannot be looked up, or that the API does not receive, may be sent again under its key. */
  readonly 'generalPaymentOptions.resendSameKeyOption'?: boolean | 'true' | 'false';
  /** Time of day in the institution's zone, as HH:mm, from which a payment posts the next day; shown to the borrower. */
  readonly 'generalPaymentOptions.paymentCutoffTime'?: string;
  /** Text next to the account selector. */
  readonly 'generalPaymentOptions.accountSelectorText'?: string;
  /** The bank of a routing number must be found before the form is valid. */
  readonly 'achPaymentOptions.achPreCheckOption'?: boolean | 'true' | 'false';
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
  /** Offers Savings in addition to Checking. */
  readonly 'achPaymentOptions.allowSavingsOption'?: boolean | 'true' | 'false';
  /** Text about the fee of card payments, next to the total. */
  readonly 'cardPaymentOptions.cardFeeInfoText'?: string;
  /** The card types accepted: Visa, Mastercard, Amex, Discover. */
  readonly 'cardPaymentOptions.cardTypes'?: string;
  /** Telephone number of customer service, shown when an activation fails, the outcome of a payment is not known, a change needs a proof that cannot be given online, beside the sign-ins, in the footer of the portal and in the plain words; without one, the sentence or the footer omits it. */
  readonly 'globalOptions.customerServicePhone'?: string;
  /** Accepts debit cards only, and does not ask for the kind of card. */
  readonly 'cardPaymentOptions.debitOnlyOption'?: boolean | 'true' | 'false';
  /** Another system manages scheduled payments: shows that deletion is blocked as soon as one payment cannot be deleted. */
  readonly 'generalPaymentOptions.externalScheduledPaymentManagerOption'?:
    boolean | 'true' | 'false';
  /** Asks for street, city and state in addition to the zip code. */
  readonly 'cardPaymentOptions.fullAddressOption'?: boolean | 'true' | 'false';
  /** Does not ask for the account number a second time. */
  readonly 'achPaymentOptions.hideConfirmAccountNumberOption'?: boolean | 'true' | 'false';
  /** Hides the banner about fees and charges of the account. */
  readonly 'generalPaymentOptions.hideFeesBannerOption'?: boolean | 'true' | 'false';
  /** Text in the Payment Type panel. */
  readonly 'generalPaymentOptions.paymentTypeText'?: string;
  /** Shown when the recurring payment cannot be deleted; nothing when empty. */
  readonly 'recurringPaymentOptions.recurringDeletionBlockedText'?: string;
  /** Shows only the first two dash-separated segments of an account number; calls still send all of it. */
  readonly 'globalOptions.removeCheckDigitOption'?: boolean | 'true' | 'false';
  /** Days since the app was installed before the first review prompt. */
  readonly 'globalOptions.reviewMinimumDays'?: number | `${number}`;
  /** Times the app must have been opened before the first review prompt. */
  readonly 'globalOptions.reviewMinimumLoads'?: number | `${number}`;
  /** Minimum number of months between two review prompts. */
  readonly 'globalOptions.reviewMinimumMonths'?: number | `${number}`;
  /** In the mobile app, asks for a review 3 seconds after a successful one-time payment. */
  readonly 'globalOptions.reviewPromptOption'?: boolean | 'true' | 'false';
  /** Shown when scheduled payments cannot be deleted; nothing when empty. */
  readonly 'generalPaymentOptions.scheduledDeletionBlockedText'?: string;
  /** Shows the link to another site for card payments where Card is chosen. */
  readonly 'cardPaymentOptions.thirdPartyCardLinkOption'?: boolean | 'true' | 'false';
} & { readonly [K in TextKey]?: string };

/** The properties of `<portico-payment>`. */
export type PorticoPaymentProperties = {
  /** The account to open first; without it, the account in the page's address, if any. */
  accountNumber: string | undefined;
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: PorticoPaymentSettings | string;
  /** Level of its own heading in the outline of the page, 1 to 6; the others follow. Without it 2, in the portal 1. */
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The page has a heading in place of its own one, at the level of heading-level: its own is not seen and is no heading for screen readers, but takes the focus where a new step begins. Without effect on a widget that has none. */
  hideHeading: boolean;
};

/** Pays a loan by bank account or card: today, on a later day, repeatedly, or in full. */
export const PorticoPayment = /* @__PURE__ */ elementComponent<
  PorticoPaymentProperties,
  'portico-ready' | 'portico-error' | 'portico-payment-submitted' | 'portico-navigate'
>(
  'portico-payment',
  ['accountNumber', 'settings', 'headingLevel', 'hideHeading'],
  ['portico-ready', 'portico-error', 'portico-payment-submitted', 'portico-navigate'],
);

/** Settings and texts of `<portico-payment-confirmation>` by key; the property `settings` takes their JSON too. */
export type PorticoPaymentConfirmationSettings = {
  /** Shows only the first two dash-separated segments of an account number; calls still send all of it. */
  readonly 'globalOptions.removeCheckDigitOption'?: boolean | 'true' | 'false';
} & { readonly [K in TextKey]?: string };

/** The properties of `<portico-payment-confirmation>`. */
export type PorticoPaymentConfirmationProperties = {
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: PorticoPaymentConfirmationSettings | string;
  /** Level of its own heading in the outline of the page, 1 to 6; the others follow. Without it 2, in the portal 1. */
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The page has a heading in place of its own one, at the level of heading-level: its own is not seen and is no heading for screen readers, but takes the focus where a new step begins. Without effect on a widget that has none. */
  hideHeading: boolean;
};

/** Shows the payment just made, with its confirmation number. */
export const PorticoPaymentConfirmation = /* @__PURE__ */ elementComponent<
  PorticoPaymentConfirmationProperties,
  'portico-ready' | 'portico-error' | 'portico-navigate'
>(
  'portico-payment-confirmation',
  ['settings', 'headingLevel', 'hideHeading'],
  ['portico-ready', 'portico-error', 'portico-navigate'],
);
