import type { Destination } from '@portico/core';
import { defineTexts, text } from '@portico/core/internal';
import { createTestCore, startTestCore, testSession, type TestCore } from '@portico/core/testing';
import { Link } from '@portico/ui';
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WidgetProvider } from './widget-provider';
import { useEmit, useHref, useNavigate, useSession, useSetting, useTexts } from './hooks';

afterEach(cleanup);

const host = document.createElement('div');

function show({ core }: TestCore, View: () => ReactNode) {
  return render(
    <WidgetProvider core={core} host={host}>
      <View />
    </WidgetProvider>,
  );
}

/** Collects the details of the host's events of one kind. */
function heard(name: string, cancel = false) {
  const details: unknown[] = [];
  const listener = (event: Event) => {
    if (event instanceof CustomEvent) details.push(event.detail);
    if (cancel) event.preventDefault();
  };
  host.addEventListener(name, listener);
  return { details, stop: () => host.removeEventListener(name, listener) };
}

describe('a view', () => {
  it('is redrawn when the setup contains a setting or a text', async () => {
    const title = text('test.title', { default: 'Welcome' });
    const texts = defineTexts('test', { hint: 'Type your name' });
    const test = createTestCore({ settings: { 'test.title': 'Hello', 'test.hint': 'Name?' } });
    function View() {
      return `${useSetting(title)}, ${useTexts(texts)('hint')}`;
    }
    const { container } = show(test, View);
    expect(container.textContent).toBe('Welcome, Type your name');
    await act(() => test.core.loadSetup());
    expect(container.textContent).toBe('Hello, Name?');
  });

  it('is redrawn when the session begins and ends', async () => {
    const test = await startTestCore();
    const { container } = show(test, () => useSession()?.username ?? 'nobody');
    act(() => test.core.startSession(testSession));
    expect(container.textContent).toBe('maria');
    act(() => test.core.endSession('loggedOut'));
    expect(container.textContent).toBe('nobody');
  });

  it('throws without a provider', () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Signed />)).toThrow('WidgetProvider');
    silent.mockRestore();
  });
});

function Signed() {
  return useSession()?.username;
}

describe('an event of a view', () => {
  it('is dispatched by its element', async () => {
    const test = await startTestCore();
    const ready = heard('portico-ready');
    function View() {
      const emit = useEmit();
      return <button onClick={() => emit('portico-ready', { tag: 'portico-test' })} />;
    }
    show(test, View);
    fireEvent.click(screen.getByRole('button'));
    ready.stop();
    expect(ready.details).toEqual([{ tag: 'portico-test' }]);
  });
});

describe('going to a screen', () => {
  const to: Destination = { screen: 'payment', params: { accountNumber: '7' } };
  const pages = { payment: '#/pay/{accountNumber}' };
  /** Events name an account by its reference. */
  const asked = {
    screen: 'payment',
    params: { accountReference: expect.stringMatching(/^ref-/) },
  };

  it('dispatches portico-navigate first, then uses the page’s addresses', async () => {
    const test = await startTestCore({ configuration: { pages }, session: true });
    function View() {
      const navigate = useNavigate();
      return <button onClick={() => navigate(to)} />;
    }
    show(test, View);
    const first = heard('portico-navigate', true);
    fireEvent.click(screen.getByRole('button'));
    first.stop();
    expect(test.assigned).toEqual([]);
    const second = heard('portico-navigate');
    fireEvent.click(screen.getByRole('button'));
    second.stop();
    expect([first.details, second.details]).toEqual([[asked], [asked]]);
    expect(test.assigned).toHaveLength(1);
  });

  function Pay() {
    const { href, onClick } = useHref(to);
    return (
      <Link href={href} onClick={onClick}>
        Pay
      </Link>
    );
  }

  it('by a link has its address', async () => {
    show(await startTestCore({ configuration: { pages } }), Pay);
    expect(screen.getByText('Pay').getAttribute('href')).toBe('#/pay/7');
  });

  it('[POR-023] by a link shows text where neither a page nor a portal has the screen, until one has', async () => {
    const test = await startTestCore();
    show(test, Pay);
    expect(screen.getByText('Pay').closest('a')).toBeNull();
    act(() => test.core.setRouter({ hrefFor: () => '#/pay', go: () => undefined }));
    expect(screen.getByText('Pay').getAttribute('href')).toBe('#/pay');
    act(() => test.core.setRouter(undefined));
    expect(screen.getByText('Pay').closest('a')).toBeNull();
    act(() => test.page.set({ configuration: { pages } }));
    expect(screen.getByText('Pay').getAttribute('href')).toBe('#/pay/7');
  });

  it.each([
    ['a plain click stays inside', {}, true],
    ['a click with Ctrl is left to the browser', { ctrlKey: true }, false],
    ['a click with Command is left to the browser', { metaKey: true }, false],
    ['a click with Shift is left to the browser', { shiftKey: true }, false],
    ['a click with Alt is left to the browser', { altKey: true }, false],
    ['a click with the middle button is left to the browser', { button: 1 }, false],
  ])('by a link: %s', async (_, init, inside) => {
    const test = await startTestCore({ configuration: { pages } });
    show(test, Pay);
    const navigate = heard('portico-navigate', true);
    const click = createEvent.click(screen.getByText('Pay'), init);
    fireEvent(screen.getByText('Pay'), click);
    navigate.stop();
    expect([navigate.details.length === 1, click.defaultPrevented]).toEqual([inside, inside]);
  });
});
