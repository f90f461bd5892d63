import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePrinting } from './use-printing';
import { useVirtualRows } from './use-virtual-rows';

/** Pixels of a row, by its text; 50 for the others. */
const measured: Record<string, number> = {};

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return new DOMRect(0, 0, 300, measured[this.textContent] ?? 50);
  });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  for (const text of Object.keys(measured)) Reflect.deleteProperty(measured, text);
});

function List({ rows }: { readonly rows: readonly string[] }) {
  const { region, onScroll, first, end, before, after } = useVirtualRows(rows, 50, usePrinting());
  return (
    <div ref={region} data-testid="region" onScroll={onScroll}>
      <ul style={{ paddingTop: before, paddingBottom: after }}>
        {rows.slice(first, end).map((row, position) => (
          <li key={row} data-row={first + position}>
            {row}
          </li>
        ))}
      </ul>
    </div>
  );
}

const rows = Array.from({ length: 10_000 }, (_, index) => `Row ${index}`);
const drawn = () => Array.from(document.querySelectorAll('li'), (row) => row.textContent);
const space = () => {
  const { style } = screen.getByRole('list');
  return [style.paddingTop, style.paddingBottom].map((length) => Number.parseFloat(length));
};
const scrollTo = (top: number) => {
  const region = screen.getByTestId('region');
  region.scrollTop = top;
  fireEvent.scroll(region);
};

describe('[POR-093] virtual rows', () => {
  it('draw what is visible and a little more, in the height of all', () => {
    render(<List rows={rows} />);
    expect(drawn()[0]).toBe('Row 0');
    expect(drawn().length).toBeLessThan(40);
    expect(space()).toEqual([0, (10_000 - drawn().length) * 50]);
  });

  it('follow the scrolling', () => {
    render(<List rows={rows} />);
    scrollTo(250_000);
    expect(drawn()).toContain('Row 5000');
    expect(drawn()).toContain('Row 5010');
    expect(drawn().length).toBeLessThan(60);
    const [before = 0, after = 0] = space();
    expect(before + after + drawn().length * 50).toBe(500_000);
  });

  it('draw nothing new while few pixels are scrolled', () => {
    render(<List rows={rows} />);
    const before = drawn();
    scrollTo(100);
    expect(drawn()).toEqual(before);
  });

  it('keep their places when rows turn out to be higher', () => {
    measured['Row 0'] = 80;
    render(<List rows={rows} />);
    const [, after = 0] = space();
    const height = () => space().reduce((sum, part) => sum + part, 0) + drawn().length * 50;
    expect(after).toBe((10_000 - drawn().length) * 50);
    scrollTo(250_000);
    expect(height()).toBe(500_030);
    measured['Row 5000'] = 130;
    const region = screen.getByTestId('region');
    scrollTo(250_500);
    expect(region.scrollTop).toBe(250_580);
  });

  it('show another list from its top', () => {
    const { rerender } = render(<List rows={rows} />);
    scrollTo(250_000);
    rerender(<List rows={['One', 'Two']} />);
    expect(drawn()).toEqual(['One', 'Two']);
    expect(screen.getByTestId('region').scrollTop).toBe(0);
    expect(space()).toEqual([0, 0]);
  });

  it('are all there when the page is printed, and only then', () => {
    render(<List rows={rows} />);
    act(() => void globalThis.dispatchEvent(new Event('beforeprint')));
    expect(drawn()).toHaveLength(10_000);
    expect(space()).toEqual([0, 0]);
    act(() => void globalThis.dispatchEvent(new Event('afterprint')));
    expect(drawn().length).toBeLessThan(40);
  });
});
