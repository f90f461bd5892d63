export { failRetries, loadMonitor, loseCode, settle } from './testing/settle';
export {
  createTestCore,
  startTestCore,
  testSession,
  type TestCore,
  type HistoryEntry,
  type TestOptions,
} from './testing/test-core';
export { createTestBrowser, type TestBrowser } from './testing/test-browser';
export { createTestClock, type TestClock } from './testing/test-clock';
export {
  createTestServer,
  type HeldRequests,
  type TestRequest,
  type TestServer,
} from './testing/test-server';
export { createPageStore } from './page/page-store';
export { createTestStorage, type TestStorage } from './testing/test-storage';
export { browserRefuses, stubPasskeys, type PasskeyRequest } from './testing/test-passkeys';
export { requestTimeout } from './http/send-request';
