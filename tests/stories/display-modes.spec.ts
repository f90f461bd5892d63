import { expect } from '@playwright/test';
import { listStories } from './built-storybook.mjs';
import { test } from './story-page';

/** 1280 by 1024 px at 400 %. */
const zoomed = { width: 320, height: 256 };

const look = { locale: 'en', theme: 'dark' } as const;

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

/** Runs in the page: what is wider than the window, and focused controls that something covers. */
const hiddenByZoom = `(() => {
  const wide = document.documentElement.scrollWidth - innerWidth;
  const covered = (part) => {
    // The calendar is higher than this window; the day can be typed.
    if (part.closest('[part~=popover]')) return false;
    part.blur();
    part.focus();
    if (!part.matches(':focus')) return false;
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const [x, y] = [(Math.max(left, 0) + Math.min(right, innerWidth)) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
    const at = part.getRootNode().elementFromPoint(x, y);
    return !at || !(part.contains(at) || at.contains(part) || part.labels?.[0]?.contains(at) || at.parentElement?.contains(part));
  };
  return [
    ...(wide > 0 ? ['is ' + wide + ' px too wide'] : []),
    ...(${drawnParts})(${JSON.stringify(controls)}).filter(covered).map((part) => (${nameOf})(part) + ' is covered'),
  ];
})()`;

/** Runs in the page: what is printed although it cannot be used on paper, and text that is not black. */
const wronglyPrinted = `(() => [
  ...(${drawnParts})('[part~=button], [part~=switch], nav, dialog::backdrop').map((part) => (${nameOf})(part) + ' is printed'),
  ...(${drawnParts})('.portico-root').flatMap((root) => {
    const { color, colorScheme } = getComputedStyle(root);
    return color === 'rgb(0, 0, 0)' && colorScheme === 'light' ? [] : ['is printed in ' + color];
  }),
])()`;

const screenOf = (title: string) => title.split('/').slice(0, 2).join(' · ');

for (const screen of new Set(listStories().map(({ title }) => screenOf(title)))) {
  const entries = listStories().filter(({ title }) => screenOf(title) === screen);
  test(`[POR-087] ${screen} works at 400 % zoom, in forced colours and in print`, async ({
    stories,
  }) => {
    test.setTimeout(180_000);
    const { page, show } = stories;
    await page.setViewportSize(zoomed);
    for (const { id } of entries) {
      await show(id, look);
      await page.keyboard.press('Shift');
      expect.soft(await page.evaluate(hiddenByZoom), `${id} at 400 %`).toEqual([]);
      await page.emulateMedia({ forcedColors: 'active' });
      expect
        .soft(await page.evaluate(unseenInForcedColours), `${id} in forced colours`)
        .toEqual([]);
      await page.emulateMedia({ forcedColors: null, media: 'print' });
      expect.soft(await page.evaluate(wronglyPrinted), `${id} printed`).toEqual([]);
      await page.emulateMedia({ media: null });
    }
  });
}
