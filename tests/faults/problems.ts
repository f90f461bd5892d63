import { afterAll, beforeAll, vi } from 'vitest';

/** Uncaught errors, unhandled rejections and what was written by `console.error`. */
export function watchProblems(): { readonly list: readonly string[]; readonly clear: () => void } {
  const list: string[] = [];
  const add = (...problem: readonly unknown[]) => void list.push(problem.map(String).join(' '));
  const addEvent = ({ message }: ErrorEvent) => add(message);
  beforeAll(() => {
    vi.spyOn(console, 'error').mockImplementation(add);
    process.on('unhandledRejection', add);
    window.addEventListener('error', addEvent);
  });
  afterAll(() => {
    vi.restoreAllMocks();
    process.off('unhandledRejection', add);
    window.removeEventListener('error', addEvent);
  });
  return { list, clear: () => void list.splice(0) };
}
