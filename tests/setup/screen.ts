import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { useLazyComputedStyle } from './computed-style';
import { lookUpIds } from './id-selectors';
import { lookUpLabels } from './labels';
import { patience } from './patience';

// Not the one that a test may replace.
const { setImmediate } = globalThis;
const { asyncWrapper } = getConfig();

configure({
  asyncUtilTimeout: patience,
  defaultHidden: false,
  /** Waits also for the effects of what was found: on a busy machine React runs them a turn later. */
  async asyncWrapper(callback) {
    const result = await asyncWrapper(callback);
    for (let turn = 0; turn < 2; turn++) await new Promise(setImmediate);
    return result;
  },
});

useLazyComputedStyle();
lookUpIds();
lookUpLabels();

// The files of a worker share one document and its modules: each test leaves them as it found them.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/');
  document.title = '';
  document.documentElement.removeAttribute('lang');
});
