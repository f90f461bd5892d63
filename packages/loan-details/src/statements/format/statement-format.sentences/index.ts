// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The texts of turning e-statements on and off; verbatim where specified (accounts §8). */
export const statementFormatTexts = defineTexts('statementFormat', {
  "label": "E-statements instead of paper",
  "on": "On. New statements are posted here and are not mailed.",
  "off": "Off. New statements are mailed on paper.",
  "saving": "Saving…",
  "saved": "Saved",
  "error": "There was a problem saving changes. Please check your information and try again",
  "agreed": "You agreed to the {name} on {date}.",
  "close": "Close",
  "paperAgain": "You can have paper again at any time, at no cost, by turning this off.",
  "consentTitle": "Get e-statements",
  "consentIntro": "Please read this before you agree. It is about the statements of {account} only.",
  "needTerm": "You need",
  "need": "Internet access, a web browser from the last two years, a program that opens PDF files, and an email address. To keep a statement: a printer, or space to save files.",
  "paperTerm": "Paper",
  "paper": "You have the right to paper. Ask us for any statement on paper, at no cost.",
  "withdrawTerm": "To withdraw",
  "withdraw": "Turn e-statements off here at any time, at no cost. Later statements are mailed.",
  "emailTerm": "Your email address",
  "emailKnown": "{email}. To update it, change it in your profile.",
  "emailUnknown": "We have none yet. Add it, and update it later, in your profile.",
  "sample": "Sample statement",
  "sampleOpen": "Open it to check that you can read your statements.",
  "sampleOpened": "Opened",
  "openSampleFirst": "Open the sample statement first.",
  "acceptFirst": "Open and accept the {name} first.",
  "agree": "Agree",
  "cancel": "Cancel",
  "withdrawalTitle": "Go back to paper?",
  "withdrawal": "You withdraw your consent to e-statements of {account}. Later statements are mailed on paper, at no cost. Those already posted can still be opened here.",
  "acknowledge": "I withdraw my consent to e-statements.",
  "acknowledgeFirst": "Tick the box first.",
  "turnOff": "Turn off e-statements"
}, {
  'es': () => import('./es')
});

export type StatementFormatTextKey = keyof typeof statementFormatTexts.english;
