import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { useLazyComputedStyle } from './computed-style';
import { lookUpIds } from './id-selectors';

// A machine under load is slow, not wrong.
configure({ asyncUtilTimeout: 4_000, defaultHidden: false });

useLazyComputedStyle();
lookUpIds();

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
