export {
  agreementsToAccept,
  readableAgreements,
  readAgreements,
  type ReadableAgreement,
} from './agreements';
export { logAgreements } from './log-agreements';
export { agreementsTexts } from './agreements.sentences';
