import { defineTexts } from '@portico/core/internal';

/** Sentences of the steps after the account, verbatim where specified (payments §2, §5, §8). */
export const payingTexts = defineTexts(
  'payment',
  {
    opened: 'You can pay {loan} below.',
    amountDueAbout: 'About the amount due',
    amountDueTip: 'Everything to be paid by the due date, with what is past due and late charges.',
    pastDue: 'Past due',
    payoffAmount: 'Payoff amount today',
    feesAndCharges: 'This account has fees and charges of {amount}.',
    thirdParty: 'Payments for this loan are made on another site.',
    toThirdParty: 'Continue to the payment site',

    methodLabel: 'Bank account',
    cardLabel: 'Saved card',
    methodPlaceholder: 'Choose a saved method',
    typeLabel: 'How would you like to pay?',
    ach: 'E-Check',
    card: 'Card',
    methodName: '{type} {ending}',
    checking: 'Checking',
    savings: 'Savings',
    newMethod: 'New payment method',
    anotherMethod: 'New payment method',
    singleUse: 'Used for this payment only, not saved',
    removeMethod: 'Remove',
    feeAch:
      'Processing fee: {now} today, {later} on a later day, {recurring} for each autopay payment.',
    feeCard: 'Processing fee: {debit} by debit card, {credit} by credit card.',
    feeOf: '{amount} fee',
    feeNone: 'No processing fee.',
    feeThirdParty: 'A third party may add a fee; you see it before you submit.',
    cardElsewhere: 'You can also pay by card on another site.',
    toCardSite: 'Continue to the card payment site',

    amountLabel: 'Amount',
    amountQuestion: 'How much would you like to pay?',
    anotherAmount: 'Another amount',
    amountLimits: 'From {min} to {max}',
    amountFrom: 'From {min}',
    dueOn: 'Due {date}',
    payAmountDue: 'Pay Amount Due',
    principalLabel: 'Additional Principal Amount',
    principalAbovePayoff: 'Additional principal cannot be more than {max}',
    amountFixed: 'The regular payment of your loan',
    amountRequired: 'Payment amount is required',
    amountInvalid: 'Enter dollars and cents, such as 125.50',
    amountTooManyDecimals: 'Enter at most two decimals, such as 125.50',
    amountRange: 'Payment amount must be between {min} and {max}',
    amountBelowMinimum: 'Payment amount must be at least {min}',
    amountRegularAboveMaximum:
      'Your total due amount of {amount} exceeds the max amount allowed to pay with this payment method. Please select a different payment method to pay your total due.',
    amountAchOnly:
      'Only payment by ACH is allowed at this time. Your amount due is greater than the payment amount allowed by card.',

    amountNoRegular:
      'This loan has no regular payment amount. Please choose another payment frequency.',

    amountDue: 'Amount due',
    dueDate: 'Due date',
    from: 'From',
    paymentAmount: 'Payment',
    processingFee: 'Processing fee',
    when: 'When',
    notSentYet: 'Nothing is sent until you confirm it on the next screen.',
    waitMethod: 'Choose how to pay first.',
    waitTiming: 'Choose when to pay first.',
    goMethod: 'Choose how to pay to go on.',
    goTiming: 'Choose when to pay to go on.',
    goAmount: 'Choose the amount to go on.',
    goOtherAmount: 'Change the amount to go on.',
    goPrincipal: 'Correct the additional principal to go on.',
    goFee: 'Look up the fee again to go on.',
    goWait: 'One moment: we are looking this up.',
    goRefused: 'Change the payment method or the amount to go on.',
    goNotSent: 'Try the payment again, or change it.',

    posts: 'Posts on',
    left: 'Left to pay off',
    payLoan: 'To loan',

    confirmHeading: 'Confirm your payment',
    confirmNow: 'We will take {total} from {method} today.',
    confirmLater: 'We will take {total} from {method} on {date}.',
    confirm: 'Pay {total}',
    confirmScheduled: 'Schedule {total}',
    confirmRecurring: 'Confirm payment',
    cancel: 'Cancel',
    submitting: 'Submitting…',

    draftHeading: 'Agreement to take this payment',
    draftIntro:
      'This payment needs your authorization. View the draft agreement, then confirm the payment.',
    viewDraft: 'View draft agreement',
    draftPreparing: 'Preparing the draft agreement',
    draftFailed: 'The draft agreement could not be prepared.',
    draftAgain: 'Try again',
    bankName: 'Bank',
    bankAddress: 'Bank address',
    bankRouting: 'Routing number',

    checkingHeading: 'We are checking your payment',
    checkingOutcome:
      'We did not hear back in time and are looking up whether your payment of {amount} went through. Please stay on this page.',
    checkingEarlier:
      'We are looking up whether the payment you sent before went through. Please stay on this page.',
    unresolvedHeading: 'We do not know yet whether your payment went through',
    sentAt: 'This payment was sent on {date} at {time}.',
    noLookUp: 'We cannot look up here whether it was made.',
    mayArrive:
      'We have not received it so far, but it may still be on its way. We keep checking until {time}.',
    neverArrived: 'We have not received it, and it is no longer on its way.',
    callLender:
      'Before you pay this loan again, please call us and ask whether this payment was made.',
    callLenderAt:
      'Before you pay this loan again, please call {phone} and ask whether this payment was made.',
    checkAgain: 'Check again',
    sendAgain: 'Send the same payment again',
    sendAgainNote: 'It is the same payment: it is made once, even if it was received before.',
    notMade: 'I have asked, and this payment was not made',
    startOver: 'Start over',
    earlierPaid: 'The payment you sent before was made. Confirmation number: {reference}',
    reviewChanged:
      'Time has passed since you reviewed this payment, and it has changed. Please review it again.',
    payAgain: 'Make another payment',
    doneHeading: 'Your payment was submitted',
    confirmationNumber: 'Confirmation number',
    retrySame: 'Try again',

    errorInformation:
      'There was a problem retrieving necessary information to complete your payment.',
    errorLoanInfo: 'There was a problem retrieving your account information.',
    loanAgain: 'Try again',
    errorAccountClosed: 'This loan is closed and cannot be paid.',
    errorNiteMode:
      'We are currently doing nightly system maintenance. Please try your payment again in about 15 minutes.',
    errorPaymentBlocked:
      'Payment has been blocked for this account. Please contact your financial institution for further assistance.',
    errorBlockedOnPendingRecurring:
      'We see you have a payment due soon. Please call customer service to make additional payments.',
    errorDelinquent:
      'This account is delinquent. Please contact your financial institution for further assistance.',
    errorNoPaymentNeeded: 'No payment needed at this time. Credit line has no balance.',
    errorDisabledPaymentsAfterCutoffTime:
      "Payments are disabled because you are past today's payment cutoff time and you already have a scheduled payment pending.",
    errorLoanLockedPayoff: 'Account loan is locked for pay off',
    errorDispute: 'Account is in dispute',
    errorNoPaymentOnline:
      'For security, this account cannot be paid online. Please contact your financial institution.',
    errorNoAchPayment:
      'For security, this account cannot be paid from a bank account. Please contact your financial institution.',
    errorNightlyProcessing:
      'Nightly processing is not finished. Please try your payment again later.',

    error:
      'An error occurred. Please contact your financial institution before attempting this transaction again',
    errorConnection: 'Connection error. Please try again later',
    errorChanged:
      'This payment is no longer as you reviewed it. Please check it and submit it again.',
    errorEarlierNotMade: 'The payment you sent before was not made. You can pay now.',
    errorCutoff: 'ACH payments can only be scheduled for a future date.',
    errorDateNotAllowed: 'The payment can not be scheduled for that time',
    errorHoliday: 'Payment cannot be made on a holiday',
    errorWeekend: 'Payment cannot be made on a weekend',
    errorPayoffQuote: 'There was an error retrieving the pay off quote',
    errorAmountMax: 'Payment amount cannot be greater than max',
    errorAmountMin: 'Payment amount must be at least the minimum amount',
    errorRoutingNumber: 'Could not validate routing number',
    errorDoNotResubmit:
      'An error occurred. Please do not submit your payment again or your account could be charged multiple times for this transaction',
    errorDeclined: 'Transaction Declined',
    errorOverLimit: 'Card limit exceeded',
    errorInvalidInfo: 'Invalid information entered',
    errorExpired: 'Card is expired',
    errorNightlyError: 'Nightly processing error',
    errorAchNotAllowed:
      'ACH payment not allowed on this loan at this time. Please make a card payment or contact your institution',
    errorCardNotAllowed:
      'Card payment not allowed on this loan at this time. Please make an ACH payment or contact your institution',
    errorScheduledAchNotAllowed: 'A scheduled payment cannot be made with ACH.',
    errorOtherTab:
      'A payment is being made in another tab. Wait until it is done, then check your account before you pay again.',
    errorCreditCards: 'We do not accept Credit Cards',
    errorScheduledCardNotAllowed: 'A scheduled payment cannot be made with a card.',
    errorRecurringAchNotAllowed: 'A recurring payment cannot be made with ACH.',
    errorRecurringCardNotAllowed: 'A recurring payment cannot be made with a card.',
    errorRecurringNotAllowed:
      'This loan cannot have autopay of this kind. Choose another, or pay once.',
    errorRecurringExists:
      'This loan has autopay already. You can pay once, or delete autopay first.',
    errorMultipleScheduled: 'This loan has several scheduled payments already.',
    errorMaximumScheduledReached:
      'You have reached the maximum number of scheduled payments for this loan.',
    errorScheduledFixed:
      'A payment is scheduled already and cannot be changed here. Please call us.',
    errorScheduledAllFixed:
      'Payments are scheduled already and cannot be changed here. Please call us.',
    errorScheduledAchFixed:
      'Scheduled ACH payments cannot be modified. Please contact your financial institution.',
    errorScheduledCardFixed:
      'Scheduled card payments cannot be modified. Please contact your financial institution.',
    errorRecurringDeletion: 'Deleting a recurring payment is not allowed.',
    errorRecurringAchDeletion: 'Deleting a recurring ACH payment is not allowed.',
    errorRecurringCardDeletion: 'Deleting a recurring card payment is not allowed.',
    errorPayWithoutSaving:
      'The payment method could not be saved. You can make the payment without saving it.',
    errorNewPayment: 'There was a problem creating a new payment. Please try again later.',
    errorSubmitProblem: 'There was a problem submitting your payment. Please try again later.',
    errorTermsRequired:
      'The terms for payments from a bank account have changed. To read and accept them, please add a bank account as a new payment method, or call us.',
    errorTermsDeclined: 'In order to use the system you must agree to the terms and conditions',
    errorDraftRequired: 'Please view the draft agreement again before you submit this payment.',
    errorScheduledPaymentExists: 'A scheduled payment already exists for that day.',
    errorPayoffPlanned:
      'A payment that pays off this loan is planned already. To change it, delete the planned payment first.',
    errorMaximumScheduled: 'The maximum number of scheduled payments is reached.',
    errorMustSaveOrPayNow:
      'To pay on a later day, save the payment method; or make the payment today.',
    errorMethodUnknown: 'This payment method is not there any more. Please choose another.',
    errorFeeChanged: 'The processing fee has changed. Please check the new total and submit again.',
    errorTokenExpired:
      'The information about the loan was out of date. Please check the payment and submit it again.',
  },
  { es: () => import('./paying.texts.es') },
);

export type PayingTextKey = keyof typeof payingTexts.english;
