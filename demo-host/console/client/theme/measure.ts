import { createPainter } from '../../../../packages/element/src/theme/painter';
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
  const host = document.createElement('div');
  host.setAttribute('theme', scheme);
  for (const [name, value] of Object.entries(properties)) host.style.setProperty(name, value);
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [suiteStyles()];
  const root = document.createElement('div');
  root.className = 'portico-root';
  shadow.append(root);
  document.body.append(host);
  const painter = createPainter(root);
  const painted = painter && {
    brand: painter.paint('var(--portico-color-brand, var(--p-brand))'),
    tokens: new Map(pairedTokens.map((token) => [token, painter.paint(valueOfToken(token))])),
  };
  host.remove();
  return painted;
}
