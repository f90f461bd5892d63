import { defineTexts } from '@portico/core/internal';

/** The sentences about a loan's past and future payments. */
export const overTimeTexts = defineTexts(
  'loanOverTime',
  {
    loading: 'Loading the balance so far',
    historyError: 'We could not load the balance so far.',
    retry: 'Try again',
    installmentTooSmall:
      'A payment of {amount} does not cover the interest, so the balance does not go down. Please call us to agree on another payment.',
    tooLong:
      'With payments of {amount}, this loan is not paid off within 60 years. Please call us to agree on another payment.',

    soFar: 'Balance so far',
    asPlanned: 'As planned, to {month}',
    withMore: 'With {amount} more, to {month}',
    today: 'Today {amount}',
    balanceSince: 'Balance: {start} in {startMonth}, {today} today',
    balanceToday: 'Balance: {today} today',
    picturePast: '{balance}.',
    picturePlanned: '{balance}, and nothing in {lastMonth} as planned.',
    pictureFaster:
      '{balance}, and nothing in {lastMonth} as planned; with {amount} more, in {fasterMonth}.',
    axisDollars: '${amount}',
    axisThousands: '${amount}k',
    axisMillions: '${amount}M',
    showTable: 'Show as a table',
    hideTable: 'Hide the table',
    tableCaption: 'Balance over time',
    day: 'Day',
    balance: 'Balance',
    balanceWithMore: 'With {amount} more',

    whatIf: 'What if I pay more?',
    howOften: 'How often',
    everyWeek: 'Every week',
    everyTwoWeeks: 'Every two weeks',
    twiceAMonth: 'Twice a month',
    everyMonth: 'Every month',
    once: 'Once',
    extraAmount: 'Extra amount',
    suggestions: 'Suggested amounts',
    amountInvalid: 'Enter an amount in dollars, such as 50.00.',
    amountDecimals: 'Enter at most two decimals.',
    amountMissing: 'Enter an amount to see what it saves.',
    monthsSooner: 'Paid off {months} months sooner',
    monthSooner: 'Paid off 1 month sooner',
    sameMonth: 'Paid off in the same month',
    saved: '{month} instead of {planned}, and {interest} less interest.',
    savedInterest: '{month} as planned, and {interest} less interest.',
    paysOff: 'That pays off the loan',
    paidOffOn:
      'On {day} instead of in {planned}, and {interest} less interest. Before you pay, get the exact payoff amount.',
    pay: 'Go to payment',
    assumptions: "Assumes that each payment is made on its due date, at today's rate of {rate}.",
    counted: 'Planned payments of {amount} are counted.',
    additionalCounted: 'The {amount} that you already pay to principal each time is counted.',

    years: "Where each year's payments go",
    year: 'Year',
    shares: 'Shares of principal and interest',
    principal: 'Principal',
    interest: 'Interest',
    restOfYear: 'Rest of {year}',
    rounded: 'Rounded to whole dollars.',
    showPayments: 'Show every payment to the end ({count})',
    hidePayments: 'Hide the payments to the end',
    payments: 'Every payment to the end',
    payment: 'Payment',

    addToCalendar: 'Add due dates to your calendar',
    dueTitle: '{loan}: payment due',
    dueDescription:
      'The regular payment is {amount}. Before you pay, check on our website what is due.',
  },
  { es: () => import('./over-time.texts.es') },
);

export type OverTimeTextKey = keyof typeof overTimeTexts.english;
