import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressOf, hashHistory } from './hash-history';

beforeEach(() => window.history.pushState(null, '', '/portal'));

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A history with the paths passed to its listener. */
function heard() {
  const history = hashHistory(window);
  const moved = vi.fn();
  stops.push(history.listen(moved));
  return { history, moved };
}

/** Changes the address as a link does. */
const follow = (hash: string) => {
  window.location.hash = hash;
};

const paths = (moved: ReturnType<typeof vi.fn>) => moved.mock.calls.map(([path]) => path);

describe('the path after the hash', () => {
  it('is pushed and replaced without a call of the listener', () => {
    const { history, moved } = heard();
    const before = window.history.length;
    history.push('home/login');
    history.replace('home/faq');
    expect(history.path()).toBe('home/faq');
    expect(window.location.pathname).toBe('/portal');
    expect(window.history.length).toBe(before + 1);
    expect(moved).not.toHaveBeenCalled();
  });

  it('is passed to the listener when a link changes it', async () => {
    const { moved } = heard();
    follow('#/home/faq');
    await expect.poll(() => paths(moved)).toEqual(['home/faq']);
  });

  it('is passed to the listener when the visitor goes back', async () => {
    const { history, moved } = heard();
    history.push('home/login');
    history.push('home/faq');
    window.history.back();
    await expect.poll(() => paths(moved)).toEqual(['home/login']);
  });

  it('keeps the page’s own history state', () => {
    window.history.replaceState({ theirs: 1 }, '');
    heard().history.replace('home/login');
    expect(window.history.state).toMatchObject({ theirs: 1 });
  });
});

describe('on a page with a <base> for another page, as Angular has', () => {
  beforeEach(() => {
    const base = document.createElement('base');
    base.href = '/';
    document.head.append(base);
    return () => base.remove();
  });

  it('a path is pushed and replaced on the page itself', () => {
    const { history } = heard();
    history.replace('home/login');
    expect(window.location.pathname).toBe('/portal');
    history.push('home/faq');
    expect(window.location.pathname).toBe('/portal');
    expect(history.path()).toBe('home/faq');
  });

  it('a link leads to a path of the page itself', () => {
    window.history.replaceState(null, '', '/portal?from=mail#/home/login');
    expect(new URL(addressOf(window, 'home/faq'), document.baseURI).href).toBe(
      `${window.location.origin}/portal?from=mail#/home/faq`,
    );
  });
});

describe('how far a screen was scrolled', () => {
  afterEach(() => vi.unstubAllGlobals());
  const scrolledTo = (top: number) => vi.stubGlobal('scrollY', top);

  it('is known when the visitor returns to it, and not on the way forward', async () => {
    const { history, moved } = heard();
    history.push('myaccount/dashboard');
    scrolledTo(900);
    history.push('myaccount/profile');
    expect(history.top()).toBeUndefined();
    scrolledTo(300);
    window.history.back();
    await expect.poll(() => paths(moved)).toEqual(['myaccount/dashboard']);
    expect(history.top()).toBe(900);
    window.history.forward();
    await expect.poll(() => moved).toHaveBeenCalledTimes(2);
    expect(history.top()).toBe(300);
  });

  it('is forgotten when another screen takes its place in the history', async () => {
    const { history, moved } = heard();
    history.push('myaccount/dashboard');
    history.push('myaccount/profile');
    scrolledTo(300);
    window.history.back();
    await expect.poll(() => moved).toHaveBeenCalledTimes(1);
    history.push('myaccount/faq');
    expect(history.top()).toBeUndefined();
  });

  it('is not restored by the browser while the portal is there', () => {
    const { scrollRestoration } = window.history;
    const stop = hashHistory(window).listen(() => {});
    expect(window.history.scrollRestoration).toBe('manual');
    stop();
    expect(window.history.scrollRestoration).toBe(scrollRestoration);
  });
});

describe('undoing a change', () => {
  it('returns from a link', async () => {
    const { history, moved } = heard();
    history.push('home/login');
    follow('#/home/faq');
    await expect.poll(() => moved).toHaveBeenCalledTimes(1);
    history.undo();
    await expect.poll(() => history.path()).toBe('home/login');
    expect(moved).toHaveBeenCalledTimes(1);
  });

  it('returns from Back, and Back still works after it', async () => {
    const { history, moved } = heard();
    history.push('home/login');
    history.push('home/faq');
    window.history.back();
    await expect.poll(() => moved).toHaveBeenCalledTimes(1);
    const undone = new Promise((resolve) => {
      window.addEventListener('hashchange', resolve, { once: true });
    });
    history.undo();
    await undone;
    expect(history.path()).toBe('home/faq');
    window.history.back();
    await expect.poll(() => paths(moved)).toEqual(['home/login', 'home/login']);
  });
});
