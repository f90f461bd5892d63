import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SegmentedControl } from './segmented-control';

afterEach(cleanup);

type Range = '30' | '60' | 'all';
const segments = [
  { value: '30', label: '30 days' },
  { value: '60', label: '60', name: '60 days' },
  { value: 'all', label: 'All' },
] as const;

function Ranges({ onChange }: { onChange?: (range: Range) => void }) {
  const [value, setValue] = useState<Range>('60');
  const change = (range: Range) => {
    setValue(range);
    onChange?.(range);
  };
  return <SegmentedControl<Range> label="Range" {...{ segments, value }} onChange={change} />;
}

const focused = () => document.activeElement?.textContent;

describe('a segmented control', () => {
  it('is a named group of radio buttons, one of them checked', () => {
    render(<Ranges />);
    expect(screen.getByRole('radiogroup', { name: 'Range' })).toBeTruthy();
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(screen.getByRole('radio', { name: '60 days', checked: true })).toBeTruthy();
  });

  it('is one stop for Tab, at what is chosen', async () => {
    render(
      <>
        <Ranges />
        <button type="button">Next</button>
      </>,
    );
    await userEvent.tab();
    expect(focused()).toBe('60');
    await userEvent.tab();
    expect(focused()).toBe('Next');
  });

  it('leaves Alt and an arrow key to the browser, which goes back', () => {
    render(<Ranges />);
    const checked = screen.getByRole('radio', { checked: true });
    expect(fireEvent.keyDown(checked, { key: 'ArrowLeft', altKey: true })).toBe(true);
  });

  it.each([
    ['[ArrowRight]', 'All'],
    ['[ArrowRight][ArrowRight]', '30 days'],
    ['[ArrowLeft]', '30 days'],
    ['[ArrowDown]', 'All'],
    ['[ArrowUp]', '30 days'],
    ['[End]', 'All'],
    ['[Home]', '30 days'],
  ])('moves the focus by %s to %s and chooses nothing', async (keys, expected) => {
    const onChange = vi.fn();
    render(<Ranges onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(focused()).toBe(expected);
    expect(onChange).not.toHaveBeenCalled();
  });

  it.each(['[Space]', '[Enter]'])('chooses by %s, and by a press', async (key) => {
    const onChange = vi.fn();
    render(<Ranges onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard('[ArrowRight]' + key);
    expect(screen.getByRole('radio', { name: 'All', checked: true })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: '30 days' }));
    expect(onChange.mock.calls).toEqual([['all'], ['30']]);
  });
});
