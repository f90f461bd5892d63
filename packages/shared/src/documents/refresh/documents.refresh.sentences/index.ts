// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The sentences about a refresh of the list, verbatim where specified (accounts §8). */
export const documentsRefreshTexts = defineTexts('documents', {
  "refreshFailed": "Something went wrong when attempting to refresh the document list",
  "refreshed": "The list of documents is up to date.",
  "refreshedWithNew": "The list of documents is up to date. New: {names}."
}, {
  'es': () => import('./es')
});

export type DocumentsRefreshTextKey = keyof typeof documentsRefreshTexts.english;
