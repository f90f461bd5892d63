export { shownFields, type ShownField } from './fields/fields';
export {
  readValues,
  valueProblem,
  type Entered,
  type FieldProblem,
  type ValueProblem,
} from './fields/read-value';
export { RequestFieldInput } from './fields/request-field';
export { requestsFieldsTexts } from './fields/requests.fields.sentences';
export { answeredField } from './kinds/answered-field';
export { choiceWords, labelOf } from './kinds/field-words';
export { aboutOf, reasonWords, stateWordsOf, titleOf } from './kinds/kind-words';
export { effectKey } from './kinds/outcome-words';
export { requestsKindsTexts, type RequestsKindsTextKey } from './kinds/requests.kinds.sentences';
export type { Said } from './kinds/said';
export { useWords } from './kinds/use-words';
export { offeredOn, readAgain, requestsOf } from './request-queries';
export { refusalText } from './sending/refusal-text';
export { requestsSendingTexts } from './sending/requests.sending.sentences';
export {
  createSending,
  type Attempt,
  type SendingPorts,
  type SendingState,
} from './sending/sending';
export { SendingNotice } from './sending/sending-notice';
export { sendAnswerOf, sendingOverApi, unansweredOn } from './sending/sending-over-api';
export { followingCode, FollowingPart } from './thread/following-part';
export { answeredOn, isQuestion, questionOf } from './thread/messages-of';
export { RequestClock, RequestState } from './thread/request-state';
export { requestsThreadTexts } from './thread/requests.thread.sentences';
export { SaidValues } from './thread/said-values';
export { StopLink } from './thread/stop-link';
