import type { Colour } from '../../../../packages/element/src/theme/theme-notes';
import { baseCss, classRules } from '../../../../packages/ui/src/styles/styles.generated';
import { pairedTokens, valueOfToken } from './contrast-pairs';
import type { Painted } from './contrast-report';

let sheet: CSSStyleSheet | undefined;

/** All of the suite's styles, those that a page loads with their code included. */
function suiteStyles(): CSSStyleSheet {
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(baseCss + Object.values(classRules).join(''));
  return sheet;
}

/**
 * The colours of the suite under a theme as this browser paints them.
 *
 * @param properties the theme's custom properties
 */
export function paintTheme(
  properties: Readonly<Record<string, string>>,
  scheme: 'light' | 'dark',
): Painted | undefined {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) return undefined;
  const host = document.createElement('div');
  host.setAttribute('theme', scheme);
  for (const [name, value] of Object.entries(properties)) host.style.setProperty(name, value);
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [suiteStyles()];
  const root = document.createElement('div');
  root.className = 'portico-root';
  const probe = document.createElement('i');
  root.append(probe);
  shadow.append(root);
  document.body.append(host);
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
  const painted = {
    brand: paint('var(--portico-color-brand, var(--p-brand))'),
    tokens: new Map(pairedTokens.map((token) => [token, paint(valueOfToken(token))])),
  };
  host.remove();
  return painted;
}
