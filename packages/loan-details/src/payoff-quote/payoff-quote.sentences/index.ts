// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The sentences of the payoff quote, verbatim where specified (accounts §5, §8; D109). */
export const payoffQuoteTexts = defineTexts('payoffQuote', {
  "heading": "Payoff quote",
  "date": "Pay off on",
  "dateHint": "MM/DD/YYYY, today or later",
  "chooseDate": "Choose a date",
  "previousMonth": "Previous month",
  "nextMonth": "Next month",
  "dateRequired": "Enter a date.",
  "dateInvalid": "Enter a date as MM/DD/YYYY.",
  "datePast": "Error Choosing Date. Please Choose a future date",
  "dateNeeded": "Enter today or a later day to get the amount.",
  "submit": "Get the amount",
  "loading": "Getting the amount",
  "amountOn": "To pay off on {date}",
  "principal": "Principal",
  "interest": "Interest",
  "interestByDay": "Interest, {perDiem} a day",
  "fees": "Late and other fees",
  "total": "Payoff amount",
  "holds": "This amount holds until the end of {date}.",
  "download": "Download the breakdown, PDF",
  "downloadFailed": "The breakdown could not be opened. Please try again, and allow this page to open a new window.",
  "pay": "Pay off this loan",
  "close": "Close",
  "error": "An error occurred when attempting to submit a payoff quote request.",
  "errorPayoffQuote": "There was an error retrieving the pay off quote",
  "errorNiteMode": "We are currently doing nightly system maintenance. Please try again in about 15 minutes."
}, {
  'es': () => import('./es')
});

export type PayoffQuoteTextKey = keyof typeof payoffQuoteTexts.english;
