/**
 * Inner parts of this package and data for them, for tests and stories. What is only imported is
 * loaded ahead, so that no test waits for a chunk.
 */
import '../messages/captcha/challenge';
import '../messages/messages.delivery';
import '../messages/screens/experience';
import '../questions/questions.view';
import '@portico/shared/testing/parts';

export { FaqView } from '../faq/faq.view';
export { MessagesView } from '../messages/messages.view';
