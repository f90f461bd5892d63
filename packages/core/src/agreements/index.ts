export { readableAgreements, readAgreements, type ReadableAgreement } from './agreements';
export { agreementWords } from './agreements.texts';
