import type { Core } from '@portico/core/internal';
import { createPainter } from './painter';
import { ownColours, themeNotes, type PaintedTheme } from './theme-notes';

const logged = new Set<string>();

/**
 * Logs for the page's developer what the theme corrected in its colours; each note once on a page.
 */
export function checkTheme(host: Element, { environment }: Pick<Core, 'environment'>): void {
  const frame = host.shadowRoot?.querySelector('.portico-root');
  const theme = frame && paintedTheme(frame);
  const notes = theme ? themeNotes(theme) : [];
  for (const note of notes.filter((one) => !logged.has(one))) {
    logged.add(note);
    environment.advise(`Portico: ${note}`);
  }
}

/** The colours as the browser paints them; undefined where it has no canvas. */
function paintedTheme(frame: Element): PaintedTheme | undefined {
  const painter = createPainter(frame);
  if (!painter) return undefined;
  const { paint } = painter;
  const page = getComputedStyle(frame);
  const isSet = (name: string) => page.getPropertyValue(name) !== '';
  const theme = {
    surface: paint('var(--p-surface)'),
    brand: paint('var(--portico-color-brand, var(--p-brand))'),
    accent: paint('var(--p-accent)'),
    fill: paint(isSet('--portico-color-brand-fill') ? 'var(--p-brand)' : 'var(--p-brand-fill)'),
    own: Object.fromEntries(ownColours.filter(isSet).map((name) => [name, paint(`var(${name})`)])),
  };
  painter.end();
  return theme;
}
