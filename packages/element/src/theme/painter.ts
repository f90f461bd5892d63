import { newElement } from '../new-element';
import type { Colour } from './theme-notes';

/** Paints the colours that a page has given a widget, as this browser does. */
export type Painter = {
  /** The colour of a CSS value, such as `var(--p-accent)`. */
  readonly paint: (value: string) => Colour;
  /** Removes what was added to measure. */
  readonly end: () => void;
};

/**
 * A painter of the colours at an element, `.portico-root` of a widget; undefined where the browser
 * has no canvas.
 */
export function createPainter(root: Element): Painter | undefined {
  const element = newElement('canvas');
  const canvas =
    element instanceof HTMLCanvasElement && element.getContext('2d', { willReadFrequently: true });
  if (!canvas) return undefined;
  const probe = newElement('i');
  // The page's colours, also where the reader's own are shown in their place.
  probe.style.setProperty('forced-color-adjust', 'none');
  root.append(probe);
  const computed = (value: string) => {
    probe.style.color = value;
    return getComputedStyle(probe).color;
  };
  const surface = computed('var(--p-surface)');
  return {
    paint: (value) => {
      // A colour that is partly transparent is seen on the surface.
      for (const colour of [surface, computed(value)]) {
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
      }
      return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
    },
    end: () => probe.remove(),
  };
}
