export { requestsKindsTexts, type RequestsKindsTextKey } from './model/requests.kinds.sentences';
