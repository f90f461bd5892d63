export { requestsWidget } from './requests/requests.element';
export { RequestsView } from './requests/requests.view';
export { requestsTexts, type RequestsTextKey } from './requests/requests.sentences';
export type { PorticoRequestsElement } from './generated/elements';
