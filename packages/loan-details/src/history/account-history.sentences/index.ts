// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The sentences of the account history, verbatim where specified (accounts §8). */
export const accountHistoryTexts = defineTexts('accountHistory', {
  "loading": "Loading the history",
  "none": "No account history found.",
  "error": "An error occurred trying to retrieve the account history",
  "errorHistorySecurity": "Unable to get account history due to security reasons",
  "retry": "Try again",
  "range": "Show the last",
  "range30": "30 days",
  "range60": "60 days",
  "range90": "90 days",
  "rangeAll": "All",
  "filter": "Find in the history",
  "filterPlaceholder": "Date, word or amount",
  "entryOfDays": "1 entry in the last {days} days.",
  "entriesOfDays": "{count} entries in the last {days} days.",
  "entryOfAll": "1 entry since the account was opened.",
  "entriesOfAll": "{count} entries since the account was opened.",
  "entryFound": "1 of {total} entries has what you typed.",
  "entriesFound": "{count} of {total} entries have what you typed.",
  "noneFound": "None of the {total} entries has what you typed.",
  "showAll": "Show all",
  "clear": "Clear",
  "entries": "Account history",
  "columnDate": "Date",
  "columnTime": "Time",
  "columnDescription": "Description",
  "columnPrincipal": "Principal",
  "columnInterest": "Interest",
  "columnOther": "Other",
  "columnTotal": "Total",
  "columnBalance": "Balance",
  "sortBy": "Sort by",
  "sortNewest": "Date, newest first",
  "sortOldest": "Date, oldest first",
  "sortDescription": "Description",
  "sortLargest": "Total, largest first",
  "sortSmallest": "Total, smallest first",
  "downloadCsv": "Download CSV",
  "downloadPdf": "Download PDF",
  "downloadError": "The file could not be downloaded. Please try again.",
  "downloadBlocked": "Your browser blocked the new window. Allow it and try again."
}, {
  'es': () => import('./es')
});

export type AccountHistoryTextKey = keyof typeof accountHistoryTexts.english;
