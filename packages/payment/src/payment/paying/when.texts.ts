import { defineTexts } from '@portico/core/internal';

/** The sentences of the frequency step and of recurring payments (payments §2, §4, §5). */
export const whenTexts = defineTexts(
  'payment',
  {
    frequencyLabel: 'How often would you like to pay?',
    onceExisting: 'This loan has autopay already, so you can pay once.',
    oncePastDue: 'A loan that is past due can only be paid once.',
    onceDelinquent: 'A delinquent loan can only be paid once.',
    onceSingleUse: 'Autopay needs a saved payment method.',

    whenLabel: 'When would you like to pay?',
    today: 'Today, {date}',
    later: 'On a later day',
    firstDay: 'The first day on which you can pay is {date}.',
    laterOnlyImmediate: 'This loan can only be paid today.',
    laterPastDue: 'A loan that is past due can only be paid today.',
    laterDelinquent: 'A delinquent loan can only be paid today.',
    laterMethod: 'Payments by this method can only be made today.',
    laterMaximum: 'The number of scheduled payments for this loan is reached.',
    laterPayoff: 'The loan can only be paid off today.',
    zone: 'Payment days are counted in {zone}.',
    cutoff: 'Payments made by {time}, {zone}, post the same day.',
    dateLabel: 'Payment date',
    firstDateLabel: 'First payment date',
    dateHint: 'MM/DD/YYYY',
    chooseDate: 'Choose a date',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    dateRequired: 'Payment date is required',
    datePast: 'Payment date cannot be in the past',
    datePeriod: 'Payment date cannot be scheduled over this many days: {n}',
    dateHoliday: 'Payment cannot be made on a holiday.',
    dateSaturday: 'Payment date cannot be on a Saturday',
    dateSunday: 'Payment date cannot be on a Sunday',
    dateCutoff: 'ACH payments can only be scheduled for a future date.',
    dateNotAllowed: 'That date is not allowed.',
    dateTooFar: 'First payment date must be within 30 days',
    dateNotFuture: 'Payment date must be in the future',
    cardExpires:
      'This card expires in {expiration}, before the payment of {date}. The payment can fail unless the card is renewed.',
    datePayoffPast: 'Error Choosing Date. Please Choose a future date',

    daysLabel: 'Days before the due date',
    daysPlaceholder: 'Choose the number of days',
    dayBefore: '1 day before, on {date}',
    daysBefore: '{days} days before, on {date}',
    dueDateIs: 'The next due date is {date}.',
    second: 'The second payment date is {date}.',
    secondClosed: 'No payments are taken on {date}; that payment is made on {payOn}.',
    responsibility:
      'You remain responsible for your loan payments. Please make sure that the money is there on every payment date.',

    payoffToggle: 'Pay off the loan',
    payoffFull: 'Pay off the full amount',
    payoffOverdue: 'Overdue loan payment can only be made today',
    payoffOn: 'Paying the loan off on {date} takes {amount}.',
    payoffLoading: 'Looking up the payoff amount',
    payoffFailed: 'Could not get payoff quote',
    feeLoading: 'Looking up the fee',
    feeFailed: 'The fee for this payment could not be looked up.',
    feeAgain: 'Try again',

    sayOnDueDate:
      'On each due date we will take {total} from {method}, for the first time on {first}.',
    sayDaysBeforeDue:
      'Before each due date we will take {total} from {method}; days ahead: {days}. The first payment is on {first}.',
    sayWeekly: 'Every {weekday} we will take {total} from {method}, for the first time on {first}.',
    sayTwoWeeks:
      'Every second {weekday} we will take {total} from {method}, for the first time on {first}.',
    saySemiMonthly:
      'On the days {day} and {other} of each month we will take {total} from {method}, for the first time on {first}.',
    sayMonthlyOnDate:
      'On day {day} of each month we will take {total} from {method}, for the first time on {first}.',
    sayShortMonths: 'In shorter months it is the last day.',
    sayTotalDue: 'the amount due',
    sayNext: 'Next payments: {dates}.',
    sayEnd:
      'This goes on until the loan is paid or you delete autopay; the last payment may be smaller.',
  },
  { es: () => import('./when.texts.es') },
);

export type WhenTextKey = keyof typeof whenTexts.english;
