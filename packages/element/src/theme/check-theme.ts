import type { Core } from '@portico/core/internal';
import { newElement } from '../new-element';
import { ownColours, themeNotes, type Colour, type PaintedTheme } from './theme-notes';

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
    environment.log(`Portico: ${note}`);
  }
}

/** The colours as the browser paints them; undefined where it has no canvas. */
function paintedTheme(frame: Element): PaintedTheme | undefined {
  const element = newElement('canvas');
  const canvas =
    element instanceof HTMLCanvasElement && element.getContext('2d', { willReadFrequently: true });
  if (!canvas) return undefined;
  const probe = newElement('i');
  frame.append(probe);
  const page = getComputedStyle(frame);
  const computed = (value: string) => {
    probe.style.color = value;
    return getComputedStyle(probe).color;
  };
  const surface = computed('var(--p-surface)');
  const paint = (value: string): Colour => {
    // A colour that is partly transparent is seen on the surface.
    for (const colour of [surface, computed(value)]) {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
    }
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const isSet = (name: string) => page.getPropertyValue(name) !== '';
  const theme = {
    surface: paint(surface),
    brand: paint('var(--portico-color-brand, var(--p-brand))'),
    accent: paint('var(--p-accent)'),
    fill: paint(isSet('--portico-color-brand-fill') ? 'var(--p-brand)' : 'var(--p-brand-fill)'),
    own: Object.fromEntries(ownColours.filter(isSet).map((name) => [name, paint(`var(${name})`)])),
  };
  probe.remove();
  return theme;
}
