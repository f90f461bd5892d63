export { agreements, agreementTexts, openAgreementsFirstOption } from './agreement-options';
export {
  agreementsToAccept,
  readableAgreements,
  readAgreements,
  type ReadableAgreement,
} from './agreements';
export { logAgreements } from './log-agreements';
export { agreementsTexts } from './agreements.sentences';
