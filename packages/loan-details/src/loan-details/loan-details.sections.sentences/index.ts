// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The sentences around the sections of a loan's page, and of hiding it. */
export const loanDetailsSectionsTexts = defineTexts('loanDetails', {
  "sectionAutopay": "Autopay",
  "sectionScheduled": "Scheduled payments",
  "sectionOverTime": "Your loan over time",
  "sectionHistory": "Loan history",
  "sectionStatements": "E-statements",
  "sectionDocuments": "Account documents",
  "sectionAlerts": "Alerts for this loan",
  "sectionFailed": "This part of the page could not be shown. Everything else on this page still works.",
  "hideHeading": "Hide this loan",
  "hideNote": "It disappears from this website. What is owed on it stays due.",
  "hide": "Hide From Web"
}, {
  'es': () => import('./es')
});

export type LoanDetailsSectionsTextKey = keyof typeof loanDetailsSectionsTexts.english;
