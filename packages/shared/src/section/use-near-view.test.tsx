import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useNearView } from './use-near-view';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Part() {
  const [ref, near] = useNearView<HTMLDivElement>();
  return <div ref={ref}>{near ? 'near' : 'far'}</div>;
}

/** An IntersectionObserver that reports when the test says so. */
function stubObserver() {
  const observers: { report: (isIntersecting: boolean) => void; disconnected: boolean }[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #entry;
      constructor(report: (entries: readonly { isIntersecting: boolean }[]) => void) {
        this.#entry = {
          report: (isIntersecting: boolean) => report([{ isIntersecting }]),
          disconnected: false,
        };
        observers.push(this.#entry);
      }
      observe() {}
      disconnect() {
        this.#entry.disconnected = true;
      }
    },
  );
  return observers;
}

describe('a part of the page', () => {
  it('is far until it comes near, and near from then on', () => {
    const observers = stubObserver();
    render(<Part />);
    expect(screen.getByText('far')).toBeTruthy();
    act(() => observers[0]?.report(false));
    expect(screen.getByText('far')).toBeTruthy();
    act(() => observers[0]?.report(true));
    expect(screen.getByText('near')).toBeTruthy();
    expect(observers).toMatchObject([{ disconnected: true }]);
  });

  it('is near when the page is printed', () => {
    stubObserver();
    render(<Part />);
    act(() => void dispatchEvent(new Event('beforeprint')));
    expect(screen.getByText('near')).toBeTruthy();
  });

  it('is near in a browser that cannot observe', () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    render(<Part />);
    expect(screen.getByText('near')).toBeTruthy();
  });

  it('leaves no observer behind', () => {
    const observers = stubObserver();
    const { unmount } = render(<Part />);
    unmount();
    expect(observers).toMatchObject([{ disconnected: true }]);
  });
});
