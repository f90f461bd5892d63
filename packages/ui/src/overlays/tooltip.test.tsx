import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Tooltip } from './tooltip';

afterEach(cleanup);

const show = () => {
  render(<Tooltip label="About the amount due">Late charges are in it.</Tooltip>);
  return screen.getByRole('button', { name: 'About the amount due' });
};
const tooltip = () => screen.queryByRole('tooltip');

describe('a tooltip', () => {
  it('opens on hover and closes when the pointer leaves', async () => {
    const user = userEvent.setup();
    const button = show();
    expect(tooltip()).toBeNull();
    await user.hover(button);
    expect(tooltip()?.textContent).toBe('Late charges are in it.');
    await user.unhover(button);
    expect(tooltip()).toBeNull();
  });

  it('opens with the keyboard, describes its button, and closes on Escape', async () => {
    const user = userEvent.setup();
    const button = show();
    await user.tab();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-describedby')).toBe(tooltip()?.id);
    await user.keyboard('{Escape}');
    expect(tooltip()).toBeNull();
  });

  it('opened by hover closes on Escape, wherever the focus is', async () => {
    const user = userEvent.setup();
    await user.hover(show());
    expect(document.activeElement).toBe(document.body);
    await user.keyboard('{Escape}');
    expect(tooltip()).toBeNull();
  });

  it('that would go beyond the window is moved into it', async () => {
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(320);
    const box = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
    box.mockReturnValue(new DOMRect(126, 460, 224, 110));
    show();
    await userEvent.setup().tab();
    expect(tooltip()?.style.left).toBe('-38px');
    vi.restoreAllMocks();
  });
});
