export default {
  'payment.errorNoAchPayment':
    'This account cannot be paid from a bank account. Please call us[ at {phone}] about other ways to pay.',
  'payment.errorNoPaymentOnline':
    'This account cannot be paid online. Please call us[ at {phone}] to pay.',
  'frequency.OneTime': 'Pay once',
  'frequency.OnDueDate': 'On each due date',
  'frequency.DaysBeforeDue': 'Some days before each due date',
  'frequency.MonthlyOnDate': 'Every month',
  'frequency.SemiMonthly': 'Twice a month',
  'frequency.TwoWeeks': 'Every two weeks',
  'frequency.Weekly': 'Every week',
  'paymentConfirmation.loan': 'Loan',
  'paymentConfirmation.frequency': 'How often',
  'paymentConfirmation.daysPrior': 'Days before the due date',
  'paymentConfirmation.additionalPrincipal': 'Extra toward principal',
  'paymentConfirmation.draftTotal': 'Total to be taken',
  'paymentConfirmation.backToDashboard': 'Back to your accounts',
  'newBankAccount.heading': 'Your bank account',
  'newBankAccount.ownerName': 'Name on the account',
  'newBankAccount.routingNumber': 'Routing number',
  'newBankAccount.accountNumber': 'Account number',
  'newBankAccount.confirmation': 'Account number again',
  'newBankAccount.accountType': 'Type of account',
  'newBankAccount.save': 'Save for next time',
  'newBankAccount.ownerNameRequired': 'Enter the name on the account.',
  'newBankAccount.ownerNameInvalid':
    'Enter the first and last name on the account, with letters only.',
  'newBankAccount.routingNumberRequired': 'Enter the routing number.',
  'newBankAccount.routingNumberInvalid':
    'We know no bank with this routing number. Check its nine digits at the bottom left of a check.',
  'newBankAccount.accountNumberRequired': 'Enter the account number.',
  'newBankAccount.accountNumberInvalid':
    'Check the account number and enter it again, with digits only.',
  'newBankAccount.accountNumberContactBank':
    'We could not match this account number. Check it, or ask your bank for it.',
  'newBankAccount.confirmationRequired': 'Enter the account number again.',
  'newBankAccount.confirmationMismatch':
    'The two account numbers are different. Enter the same one twice.',
  'newBankAccount.error': 'This account was not added. Please try again, or call us[ at {phone}].',
  'newBankAccount.errorLookUp': 'We could not check the routing number. Please try again.',
  'newBankAccount.errorAlreadyExists':
    'You have already saved this account. Choose it from your saved methods.',
  'newBankAccount.errorRoutingNumberInvalid': 'No bank has this routing number. Please check it.',
  'newBankAccount.errorRoutingAccountInvalidThirdParty':
    'We could not match this account number with the bank. Please check it.',
  'newBankAccount.errorRoutingAccountInvalidInternal':
    'We could not match this account number with the bank. Please check it.',
  'newBankAccount.errorTermsDeclined':
    'To pay from a bank account, please agree to the terms. You can also pay another way.',
  'newBankAccount.errorTermsLog': 'Your agreement was not recorded. Please try again.',
  'newCard.heading': 'Your card',
  'newCard.firstName': 'First name',
  'newCard.lastName': 'Last name',
  'newCard.cardNumber': 'Card number',
  'newCard.securityCode': 'Card security code',
  'newCard.expiration': 'Expires (MM/YY)',
  'newCard.zip': 'Zip code',
  'newCard.save': 'Save for next time',
  'newCard.nameRequired': 'Enter the name on the card.',
  'newCard.nameInvalid': 'Enter the name as it is on the card.',
  'newCard.cardNumberRequired': 'Enter the card number.',
  'newCard.cardNumberInvalid': 'Check the card number and enter it again.',
  'newCard.cardNumberUnsupported': 'We do not take this kind of card. Please use another one.',
  'newCard.expirationRequired': 'Enter when the card expires.',
  'newCard.expirationInvalid': 'Enter the month and year on the card, such as 08/29.',
  'newCard.securityCodeRequired': 'Enter the security code of the card.',
  'newCard.securityCodeInvalid': 'Enter the 3 or 4 digits of the security code on the card.',
  'newCard.zipRequired': 'Enter the zip code.',
  'newCard.zipInvalid': 'Enter a zip code of 5 digits.',
  'newCard.address1Required': 'Enter the address.',
  'newCard.cityRequired': 'Enter the city.',
  'newCard.stateRequired': 'Choose the state.',
  'newCard.addressInvalid': 'Check this and enter it again.',
  'newCard.error': 'This card was not added. Please try again, or call us[ at {phone}].',
  'newCard.errorAlreadyExists':
    'You have already saved this card. Choose it from your saved methods.',
  'savedMethods.deleted': 'The payment method was deleted.',
  'savedMethods.errorDelete': 'The payment method was not deleted. Please try again.',
  'payment.backToDashboard': 'Back to your accounts',
  'payment.ach': 'Bank account',
  'payment.feeThirdParty': 'Another company may add a fee; you see it before you submit.',
  'payment.payAmountDue': 'Pay the amount due',
  'payment.principalLabel': 'Extra toward principal',
  'payment.principalAbovePayoff': 'Enter at most {max} extra toward principal.',
  'payment.amountRequired': 'Enter the amount to pay.',
  'payment.amountRange': 'Enter an amount from {min} to {max}.',
  'payment.amountBelowMinimum': 'Enter an amount of at least {min}.',
  'payment.amountRegularAboveMaximum':
    'Your amount due of {amount} is more than can be paid this way. Choose another payment method.',
  'payment.amountAchOnly':
    'Your amount due is more than can be paid by card. Please pay from a bank account.',
  'payment.amountNoRegular':
    'This loan has no regular payment amount. Choose another answer to “How often would you like to pay?”.',
  'payment.submit': 'Review payment',
  'payment.anotherMethod': 'Use another',
  'payment.posts': 'Credited on',
  'payment.draftIntro':
    'We need your permission to take this payment. Read the agreement, then confirm the payment.',
  'payment.viewDraft': 'Read the agreement',
  'payment.draftPreparing': 'Preparing the agreement',
  'payment.draftFailed': 'The agreement could not be prepared. Please try again.',
  'payment.errorInformation':
    'What is needed for your payment could not be loaded. Please try again.',
  'payment.errorLoanInfo': 'Your loan could not be loaded. Please try again.',
  'payment.errorAccountClosed':
    'This loan is closed. Nothing has to be paid; choose another loan, or call us[ at {phone}].',
  'payment.errorNiteMode':
    'We are updating our systems, as every night. Please try your payment again in about 15 minutes.',
  'payment.errorPaymentBlocked':
    'This account cannot be paid here right now. Please call us[ at {phone}] to pay.',
  'payment.errorBlockedOnPendingRecurring':
    'Your autopay payment is due soon. To pay more, please call us[ at {phone}].',
  'payment.errorDelinquent':
    'A payment on this account is late, so it cannot be paid here. Please call us[ at {phone}] to pay.',
  'payment.errorNoPaymentNeeded':
    'Nothing has to be paid right now: your line of credit has no balance. You can choose another loan.',
  'payment.errorDisabledPaymentsAfterCutoffTime':
    'It is too late to pay today, and you have a payment scheduled already. Please try again tomorrow, or call us[ at {phone}].',
  'payment.errorLoanLockedPayoff':
    'This loan is being paid off, so no payment can be made here. Please call us[ at {phone}] if you have a question.',
  'payment.errorDispute':
    'There is an open dispute about this account, so no payment can be made here. Please call us[ at {phone}].',
  'payment.errorNightlyProcessing':
    'We are updating our systems, as every night. Please try your payment again later.',
  'payment.error':
    'We do not know whether your payment was made. Please call us[ at {phone}] before you pay again.',
  'payment.errorConnection': 'We could not reach our systems. Check your connection and try again.',
  'payment.errorCutoff':
    'It is too late for a payment from a bank account today. Choose a later day.',
  'payment.errorDateNotAllowed': 'No payment can be made on that day. Choose another day.',
  'payment.errorHoliday': 'No payment can be made on a holiday. Choose another day.',
  'payment.errorWeekend': 'No payment can be made on a weekend. Choose another day.',
  'payment.errorPayoffQuote':
    'We could not get the payoff amount. Please try again, or call us[ at {phone}].',
  'payment.errorAmountMax': 'This amount is more than can be paid this way. Enter a smaller one.',
  'payment.errorAmountMin': 'This amount is less than can be paid this way. Enter a larger one.',
  'payment.errorRoutingNumber':
    'We could not check the routing number. Please check it and try again.',
  'payment.errorDoNotResubmit':
    'We do not know whether your payment was made. Please do not pay again, or you could be charged twice: call us[ at {phone}] first.',
  'payment.errorDeclined':
    'Your bank did not accept this card payment. Use another card, or pay from a bank account.',
  'payment.errorOverLimit':
    'This payment is over the limit of your card. Enter a smaller amount, or use another card.',
  'payment.errorInvalidInfo':
    'Something you entered for the card is not right. Please check it and try again.',
  'payment.errorExpired': 'This card has expired. Please use another one.',
  'payment.errorNightlyError':
    'We are updating our systems, as every night. Please try your payment again later.',
  'payment.errorAchNotAllowed':
    'This loan cannot be paid from a bank account right now. Please pay by card, or call us[ at {phone}].',
  'payment.errorCardNotAllowed':
    'This loan cannot be paid by card right now. Please pay from a bank account, or call us[ at {phone}].',
  'payment.errorScheduledAchNotAllowed':
    'A payment from a bank account can only be made today. Choose today, or another payment method.',
  'payment.errorCreditCards':
    'We do not take credit cards. Please use a debit card, or pay from a bank account.',
  'payment.errorScheduledCardNotAllowed':
    'A card payment can only be made today. Choose today, or another payment method.',
  'payment.errorRecurringAchNotAllowed':
    'Autopay cannot use a bank account. Choose another payment method, or pay once.',
  'payment.errorRecurringCardNotAllowed':
    'Autopay cannot use a card. Choose another payment method, or pay once.',
  'payment.errorMultipleScheduled':
    'This loan has several scheduled payments already. Delete one of them first, or call us[ at {phone}].',
  'payment.errorMaximumScheduledReached':
    'This loan cannot have more scheduled payments. Pay today, or delete one of them first.',
  'payment.errorScheduledAchFixed':
    'Scheduled payments from a bank account cannot be changed here. Please call us[ at {phone}].',
  'payment.errorScheduledCardFixed':
    'Scheduled payments by card cannot be changed here. Please call us[ at {phone}].',
  'payment.errorRecurringDeletion':
    'Autopay cannot be deleted here. Please call us[ at {phone}] to change it.',
  'payment.errorRecurringAchDeletion':
    'Autopay from a bank account cannot be deleted here. Please call us[ at {phone}] to change it.',
  'payment.errorRecurringCardDeletion':
    'Autopay by card cannot be deleted here. Please call us[ at {phone}] to change it.',
  'payment.errorNewPayment': 'A new payment could not be started. Please try again later.',
  'payment.errorSubmitProblem': 'We could not submit your payment. Please try again later.',
  'payment.errorTermsRequired':
    'The terms for payments from a bank account have changed. To read and accept them, add a bank account as a new payment method, or call us[ at {phone}].',
  'payment.errorTermsDeclined':
    'To pay from a bank account, please agree to the terms. You can also pay another way.',
  'payment.errorDraftRequired': 'Please read the agreement again before you submit this payment.',
  'payment.errorScheduledPaymentExists':
    'A payment is scheduled for that day already. Choose another day.',
  'payment.errorMaximumScheduled':
    'No more payments can be scheduled. Pay today, or delete a scheduled payment first.',
  'payment.frequencyHeading': 'How often',
  'payment.oncePastDue': 'A payment on this loan is late, so you can only pay once.',
  'payment.onceDelinquent': 'A payment on this loan is late, so you can only pay once.',
  'payment.laterPastDue': 'A payment on this loan is late, so you can only pay today.',
  'payment.laterDelinquent': 'A payment on this loan is late, so you can only pay today.',
  'payment.dateRequired': 'Choose a payment date.',
  'payment.datePast': 'That day has passed. Choose today or a later day.',
  'payment.datePeriod': 'Choose a day at most {n} days from now.',
  'payment.dateHoliday': 'No payment can be made on a holiday. Choose another day.',
  'payment.dateSaturday': 'No payment can be made on a Saturday. Choose another day.',
  'payment.dateSunday': 'No payment can be made on a Sunday. Choose another day.',
  'payment.dateCutoff':
    'It is too late for a payment from a bank account today. Choose a later day.',
  'payment.dateNotAllowed': 'No payment can be made on that day. Choose another day.',
  'payment.dateTooFar': 'Choose a first payment date in the next 30 days.',
  'payment.dateNotFuture': 'Choose a day after today.',
  'payment.datePayoffPast': 'That day has passed. Choose today or a later day.',
  'payment.payoffOverdue': 'A payment on this loan is late, so it can only be paid off today.',
  'payment.payoffFailed':
    'We could not get the payoff amount. Please try again, or call us[ at {phone}].',
  'payment.accountPlaceholder': 'Choose a loan',
  'payment.errorAccounts': 'Your accounts could not be loaded. Please try again.',
};
