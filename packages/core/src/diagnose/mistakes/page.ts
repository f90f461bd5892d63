import { declareMistakes } from './mistake';

/** Mistakes of the page around the tags. */
export const pageMistakes = declareMistakes({
  'viewport-missing': {
    problem: 'The page has no viewport, so that phones show it reduced.',
    fix: 'Add <meta name="viewport" content="width=device-width, initial-scale=1">.',
  },
  'quirks-mode': {
    problem: 'The page is in quirks mode, where sizes differ.',
    fix: 'Begin it with <!doctype html>.',
  },
  'language-missing': {
    problem: 'The page names no language, so that screen readers guess it.',
    fix: 'Write <html lang="{value}">.',
  },
  'language-differs': {
    problem: 'The page is in "{page}" and the widgets in "{value}".',
    fix: 'Write data-locale="auto", or <html lang="{value}">.',
  },
  'scheme-missing': {
    problem: 'The page is dark and has no color-scheme, so that widgets are light.',
    fix: 'Write :root { color-scheme: dark } or theme="dark" on the tags.',
  },
  'property-unknown': {
    problem: 'A style sets the property "{name}", which nothing reads.',
    fix: 'Write {nearest}.',
  },
  'density-value': {
    problem: 'A style sets --portico-density to "{value}", which is no number from 0.75 to 1.5.',
    fix: 'Write 1 for the usual space, and less for less.',
  },
  'part-unknown': {
    problem: 'A style selects ::part({name}), which no widget has.',
    fix: 'Write {nearest}.',
  },
  'height-missing': {
    problem: 'The page moved by {value} while <{tag}> was drawn.',
    fix: 'Link portico.css next to the loader, which reserves the height of each tag.',
  },
});
