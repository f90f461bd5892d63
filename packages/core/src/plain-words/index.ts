import { definePreset } from '../texts/texts';
import { areaOf } from './areas';

export { areaOf, type Area } from './areas';

/**
 * Plain words in English and Spanish, in place of the older words that the specification dictates:
 * `configure({ words: plainWords })`. Each area's file is loaded when its texts are first shown.
 */
export const plainWords = definePreset(areaOf, {
  en: {
    'branch-locator': () => import('./en/branch-locator'),
    'document-center': () => import('./en/document-center'),
    'loan-details': () => import('./en/loan-details'),
    messages: () => import('./en/messages'),
    payment: () => import('./en/payment'),
    portal: () => import('./en/portal'),
    profile: () => import('./en/profile'),
    registration: () => import('./en/registration'),
    shared: () => import('./en/shared'),
    'sign-in': () => import('./en/sign-in'),
  },
  es: {
    'branch-locator': () => import('./es/branch-locator'),
    'document-center': () => import('./es/document-center'),
    'loan-details': () => import('./es/loan-details'),
    messages: () => import('./es/messages'),
    payment: () => import('./es/payment'),
    portal: () => import('./es/portal'),
    profile: () => import('./es/profile'),
    registration: () => import('./es/registration'),
    shared: () => import('./es/shared'),
    'sign-in': () => import('./es/sign-in'),
  },
});
