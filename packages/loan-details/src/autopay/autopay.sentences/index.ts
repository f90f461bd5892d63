// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The sentences of a loan's recurring payment, as a state of the loan. */
export const autopayTexts = defineTexts('autopay', {
  "on": "Autopay is on",
  "sayOnDueDate": "{amount} on each due date, from {method}.",
  "sayDayBeforeDue": "{amount} 1 day before each due date, from {method}.",
  "sayDaysBeforeDue": "{amount} {days} days before each due date, from {method}.",
  "sayWeekly": "{amount} every week, from {method}.",
  "sayBiWeekly": "{amount} every two weeks, from {method}.",
  "saySemiMonthly": "{amount} twice a month, from {method}.",
  "sayDayOfMonth": "{amount} on day {day} of each month, from {method}.",
  "sayMonthly": "{amount} every month, from {method}.",
  "sayAmount": "{amount} each time, from {method}.",
  "account": "the account ending in {ending}",
  "card": "the card ending in {ending}",
  "someAccount": "your bank account",
  "someCard": "your card",
  "next": "Next: {dates}. Until the loan is paid.",
  "change": "Change",
  "changeLabel": "Change autopay",
  "turnOff": "Turn off autopay",
  "turnOffHeading": "Turn off autopay?",
  "turnOffQuestion": "No more payments of {amount} will be taken from {method}. You then make each payment yourself.",
  "turnOffConfirm": "Turn off autopay",
  "keep": "Keep autopay",
  "turningOff": "Turning off autopay…",
  "turnedOff": "Autopay is off. From now on, make each payment yourself.",
  "off": "Autopay is off",
  "offer": "Have {amount} paid for you on each due date.",
  "offerWithoutAmount": "Have each payment made for you when it is due.",
  "setUp": "Set up autopay"
}, {
  'es': () => import('./es')
});

export type AutopayTextKey = keyof typeof autopayTexts.english;
