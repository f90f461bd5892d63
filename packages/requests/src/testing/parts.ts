/**
 * Inner parts of this package and data for them, for tests and stories. What is only imported is
 * loaded ahead, so that no test waits for a chunk.
 */
import '@portico/shared/testing/parts';
import '../requests/screens/asking-draft.view';
import '../requests/screens/asking.view';

export { requestDraft } from '../requests/request-draft';
export { RequestsView } from '../requests/requests.view';
