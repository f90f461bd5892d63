export { readableAgreements, readAgreements, type ReadableAgreement } from './agreements';
export { agreementsTexts } from './agreements.texts';
