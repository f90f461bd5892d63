/**
 * Inner parts of this package and data for them, for tests and stories. What is only imported is
 * loaded ahead, so that no test waits for a chunk.
 */
import '../lender/rich-text';

export { beginInstance } from '../define/instance';
export { StartError } from '../react/on-demand/start-error';
export { WidgetRoot } from '../react/widget-root';
export { TimeoutDialog } from '../session/timeout-dialog';
export { widgetTexts } from '../react/widget.sentences';
export { sessionTimeoutTexts } from '../session/session-timeout.sentences';
