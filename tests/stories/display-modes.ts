import type { Page } from '@playwright/test';

/** Runs in the page: the parts of the story's shadow roots that a selector finds and that are drawn. */
const drawnParts = `(selector) => [...document.querySelectorAll('[data-shadow-frame]')]
  .flatMap((host) => [...(host.shadowRoot?.querySelectorAll(selector) ?? [])])
  .filter((part) => part.checkVisibility({ visibilityProperty: true }) && part.getClientRects().length > 0)`;

const nameOf = `(part) => part.localName + ' ' + (part.getAttribute('aria-label') ?? (part.textContent || part.name || ''))`;

const controls = `:is(button, input, select, textarea, a[href], [role=switch]):not([type=hidden], [type=file], [tabindex='-1'])`;

/**
 * Runs in the page: in forced colours, controls without a border, an underline, a native look or
 * a bordered group; and those without an outline once they have the focus.
 */
const unseenInForcedColours = `(() => {
  const bordered = (part) => {
    const style = getComputedStyle(part);
    return ['Top', 'Bottom'].some((side) =>
      style['border' + side + 'Style'] !== 'none' && parseFloat(style['border' + side + 'Width']) >= 1);
  };
  const seen = (part) => {
    const style = getComputedStyle(part);
    if (/^(checkbox|radio|range)$/.test(part.type ?? '') || part.localName === 'select') return true;
    if (style.textDecorationLine.includes('underline') || part.closest('nav, label, th, summary')) return true;
    // Drawn within the border of its field, such as the button that shows a password.
    const field = part.parentElement?.querySelector('input');
    if (field && field !== part && bordered(field)) return true;
    for (let at = part, level = 0; at instanceof Element && level < 4; at = at.parentElement, level += 1) {
      if (bordered(at)) return true;
    }
    return part.querySelector('svg, img') !== null;
  };
  const outlined = (part) => {
    part.focus({ preventScroll: true });
    if (!part.matches(':focus')) return true;
    const style = getComputedStyle(part);
    return (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1) || bordered(part);
  };
  return (${drawnParts})(${JSON.stringify(controls)}).flatMap((part) => [
    ...(seen(part) ? [] : [(${nameOf})(part) + ' has no border']),
    ...(outlined(part) ? [] : [(${nameOf})(part) + ' shows no focus']),
  ]);
})()`;

/**
 * Runs in the page: what is wider than the window, and focused controls that something covers,
 * also after a menu has closed because the focus left it.
 */
const hiddenByZoom = `(async () => {
  const wide = document.documentElement.scrollWidth - innerWidth;
  // A table that scrolls may show only a part of a focused control.
  const sidesOf = (part) => {
    const sides = [Math.max(part.getBoundingClientRect().left, 0), Math.min(part.getBoundingClientRect().right, innerWidth)];
    for (let at = part.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflowX !== 'auto') continue;
      const { left, right } = at.getBoundingClientRect();
      sides.splice(0, 2, Math.max(sides[0], left), Math.min(sides[1], right));
    }
    return sides;
  };
  const isUnder = (part) => {
    const [left, right] = sidesOf(part);
    if (right <= left) return true;
    const { top, bottom } = part.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
    const at = part.getRootNode().elementFromPoint(x, y);
    return !at || !(part.contains(at) || at.contains(part) || part.labels?.[0]?.contains(at) || at.parentElement?.contains(part));
  };
  const covered = async (part) => {
    // The calendar is higher than this window; the day can be typed.
    if (part.closest('[part~=popover]')) return false;
    part.blur();
    part.focus();
    if (!part.matches(':focus') || !isUnder(part)) return false;
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    return part.matches(':focus') && isUnder(part);
  };
  const found = wide > 0 ? ['is ' + wide + ' px too wide'] : [];
  for (const part of (${drawnParts})(${JSON.stringify(controls)})) {
    if (await covered(part)) found.push((${nameOf})(part) + ' is covered');
  }
  return found;
})()`;

/** Runs in the page: what is printed although it cannot be used on paper, and text that is not black. */
const wronglyPrinted = `(() => [
  ...(${drawnParts})('[part~=button], [part~=switch], nav, dialog::backdrop').map((part) => (${nameOf})(part) + ' is printed'),
  ...(${drawnParts})('.portico-root').flatMap((root) => {
    const { color, colorScheme } = getComputedStyle(root);
    return color === 'rgb(0, 0, 0)' && colorScheme === 'light' ? [] : ['is printed in ' + color];
  }),
])()`;

/** What is too wide or covered on the page as it is: that of a screen zoomed to 400 %. */
export async function wrongWhenZoomed(page: Page): Promise<unknown> {
  await page.keyboard.press('Shift');
  return page.evaluate(hiddenByZoom);
}

/** What a borrower with forced colours cannot see. */
export async function wrongInForcedColours(page: Page): Promise<unknown> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found: unknown = await page.evaluate(unseenInForcedColours);
  await page.emulateMedia({ forcedColors: null });
  return found;
}

/** What is printed and should not be, or not in black. */
export async function wrongInPrint(page: Page): Promise<unknown> {
  await page.emulateMedia({ media: 'print' });
  const found: unknown = await page.evaluate(wronglyPrinted);
  await page.emulateMedia({ media: null });
  return found;
}
