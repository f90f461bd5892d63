import {
  createTestBrowser,
  createTestClock,
  createTestCore,
  loadMonitor,
  settle,
  type TestCore,
  type TestOptions,
} from '@portico/core/testing';
import { act, cleanup, fireEvent, render, type RenderResult } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { WidgetProvider } from '../react/widget-provider';
import SessionTimeout from './session-timeout';

const idleLimit = 180_000;

afterEach(cleanup);

/** A page with a session and one widget, or several. */
async function signedIn(options: TestOptions = {}, widgets: readonly boolean[] = [false]) {
  const test = createTestCore({ session: true, ...options });
  await loadMonitor(test);
  const shown = widgets.map((first) => show(test, first));
  await loadDialog(test);
  return { test, shown, page: shown[0] ?? show(test, false) };
}

/** The dialog's code is loaded some seconds later; then the borrower is active again. */
async function loadDialog(test: TestCore): Promise<void> {
  pass(test, 10_000);
  await act(() => import('./timeout-dialog').then(settle));
  act(() => void test.events.dispatchEvent(new Event('keydown')));
}

function show({ core }: TestCore, first: boolean): RenderResult {
  const place = document.body.appendChild(document.createElement('div'));
  return render(
    <WidgetProvider core={core}>
      <SessionTimeout first={first} />
    </WidgetProvider>,
    { container: place, baseElement: place },
  );
}

/** Advances the clock, and redraws. */
function pass(test: TestCore, milliseconds: number): void {
  act(() => test.clock.advance(milliseconds));
}

const dialogIn = (page: RenderResult) => page.container.querySelector('dialog');
const resumeIn = (page: RenderResult) => page.getByText('Resume');

describe('the timeout dialog', () => {
  it('[ACC-111] says that the session is about to expire', async () => {
    const { test, page } = await signedIn();
    pass(test, idleLimit - 1);
    expect(dialogIn(page)).toBeNull();
    pass(test, 1);
    expect(page.getByText('Your session is about to expire!')).toBeTruthy();
  });

  it('[ACC-112, ACC-115] shows the time left, beginning at 120 seconds as 2:00', async () => {
    const { test, page } = await signedIn();
    pass(test, idleLimit);
    expect(page.getByText('You will be logged out in 2:00.')).toBeTruthy();
    pass(test, 61_000);
    expect(page.getByText('You will be logged out in 0:59.')).toBeTruthy();
  });

  it('[POR-049] is a plain notice with the same text while its code cannot be loaded', async () => {
    const test = createTestCore({ session: true });
    await loadMonitor(test);
    const page = show(test, false);
    pass(test, idleLimit - 1_000);
    expect(dialogIn(page)).toBeNull();
    expect(page.getByRole('alertdialog').textContent).toContain('You will be logged out in 2:00.');
    fireEvent.click(resumeIn(page));
    expect(page.queryByRole('alertdialog')).toBeNull();
    pass(test, idleLimit + 120_000);
    expect(test.core.session.value).toBeUndefined();
  });

  it('[ACC-113] has a Resume button', async () => {
    const { test, page } = await signedIn();
    pass(test, idleLimit);
    expect(resumeIn(page).tagName).toBe('BUTTON');
  });

  it('[ACC-114] is 350 px wide', async () => {
    const { test, page } = await signedIn();
    pass(test, idleLimit);
    expect(dialogIn(page)?.style.getPropertyValue('--p-width')).toBe(
      'calc(350 / 16 * var(--p-rem))',
    );
    expect(dialogIn(page)?.className.split(' ')).toContain('w-(--p-width)');
  });

  it('[ACC-116] shows the true remaining time when a suspended tab wakes', async () => {
    const { test, page } = await signedIn();
    pass(test, idleLimit);
    act(() => {
      test.clock.sleep(70_000);
      test.events.dispatchEvent(new Event('visibilitychange'));
    });
    expect(page.getByText('You will be logged out in 0:50.')).toBeTruthy();
  });

  it('[ACC-117] logs the borrower out at zero', async () => {
    const { test, page } = await signedIn();
    pass(test, idleLimit + 119_999);
    expect(test.core.session.value).toBeDefined();
    pass(test, 1);
    expect(test.core.session.value).toBeUndefined();
    expect(dialogIn(page)).toBeNull();
  });

  it('[ACC-119] is closed by Resume, which restarts the idle period', async () => {
    const { test, page } = await signedIn();
    pass(test, idleLimit + 30_000);
    fireEvent.click(resumeIn(page));
    expect(dialogIn(page)).toBeNull();
    pass(test, idleLimit - 1);
    expect(dialogIn(page)).toBeNull();
    pass(test, 1);
    expect(page.getByText('You will be logged out in 2:00.')).toBeTruthy();
  });

  it.each(['mousemove', 'mousedown', 'keydown', 'wheel', 'scroll', 'touchstart', 'touchmove'])(
    '[ACC-120] is neither closed nor delayed by %s',
    async (type) => {
      const { test, page } = await signedIn();
      pass(test, idleLimit + 20_000);
      act(() => void test.events.dispatchEvent(new Event(type)));
      expect(page.getByText('You will be logged out in 1:40.')).toBeTruthy();
      pass(test, 1_000);
      expect(page.getByText('You will be logged out in 1:39.')).toBeTruthy();
    },
  );

  it('[ACC-120] is not closed by Escape', async () => {
    const { test, page } = await signedIn();
    pass(test, idleLimit);
    const dialog = dialogIn(page);
    if (dialog) fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(dialogIn(page)).toBe(dialog);
    expect(page.getByText('You will be logged out in 2:00.')).toBeTruthy();
  });

  it('[ACC-121] is closed in every tab by Resume in one', async () => {
    const shared = { clock: createTestClock(), browser: createTestBrowser() };
    const one = await signedIn(shared);
    const two = await signedIn(shared);
    pass(one.test, idleLimit);
    expect([dialogIn(one.page), dialogIn(two.page)]).not.toContain(null);
    fireEvent.click(resumeIn(one.page));
    expect([dialogIn(one.page), dialogIn(two.page)]).toEqual([null, null]);
  });

  it('is shown in only one widget of the page, preferring a session host', async () => {
    const { test, shown } = await signedIn({}, [false, true, false]);
    pass(test, idleLimit);
    expect(shown.map((page) => dialogIn(page) !== null)).toEqual([false, true, false]);
    shown[1]?.unmount();
    act(() => undefined);
    expect([shown[0], shown[2]].map((page) => page && dialogIn(page) !== null)).toEqual([
      true,
      false,
    ]);
  });
});
