import { declareMistakes } from './mistake';

/** Mistakes in the attributes of the loader's script tag and in `configure()`. */
export const configurationMistakes = declareMistakes({
  'page-unknown': {
    problem: 'pages has the key "{name}", which is no screen.',
    fix: 'Write {nearest}.',
  },
  'page-address': {
    problem: 'The address of the page "{name}", "{value}", cannot be followed.',
    fix: 'Give a path of this site or an address that begins with https://.',
  },
  'page-placeholder': {
    problem: 'The address of the page "{name}" has the placeholder "{value}", which nothing fills.',
    fix: 'Write {nearest}.',
  },
  'pages-json': {
    problem: 'data-pages is not JSON: line {line}, column {column}, at "{text}".',
    fix: 'Write names and addresses in double quotes, without a comma after the last: data-pages=\'{"login": "/login"}\'.',
  },
  'pages-shape': {
    problem: 'pages is {value}, not an object.',
    fix: 'Give an address for each screen: {"login": "/login"}.',
  },
  'locale-unknown': {
    problem: 'The locale "{value}" is not known, so English is shown.',
    fix: 'Choose en, es or auto, or name the file of that language in data-sentences.',
  },
  'sentences-address': {
    problem: 'The file of sentences "{value}" is not requested.',
    fix: 'Give a path of this site or an address that begins with https://.',
  },
  'words-unknown': {
    problem: 'There is no preset of words "{value}".',
    fix: 'Write data-words="plain", or remove the attribute.',
  },
  'option-unknown': {
    problem: 'The configuration has "{name}", which nothing reads.',
    fix: 'Write {nearest}.',
  },
  'configure-unknown': {
    problem: 'configure() was given "{name}", which nothing reads.',
    fix: 'Write {nearest}.',
  },
  'option-of-tag': {
    problem: 'The script tag of the loader has data-{name}, which belongs to the tags.',
    fix: 'Write {name}="{value}" on each tag.',
  },
  'api-scheme': {
    problem: 'The API "{value}" has no scheme.',
    fix: 'Write data-api="https://{value}".',
  },
  'api-insecure': {
    problem: 'The API "{value}" is not encrypted, so no request is sent.',
    fix: 'Write an address that begins with https://.',
  },
  'api-extra': {
    problem: 'The API "{value}" has a query, a fragment or credentials, so no request is sent.',
    fix: 'Write only its origin and path: {nearest}.',
  },
  'configure-late': {
    problem: 'configure() changes the API to "{value}" although widgets use "{before}".',
    fix: 'Name one API, in data-api of the loader or before the first widget is on the page.',
  },
  'loader-no-tag': {
    problem: 'The script tag of the loader was not found, so that none of its attributes is read.',
    fix: 'Keep the tag, or set window.portico = { api: "https://…" } before the loader.',
  },
  'loader-classic': {
    problem: 'A script tag of the loader has no type="module", so that it cannot run.',
    fix: 'Write <script type="module" src="{value}">.',
  },
  'loader-apis': {
    problem: 'Two loaders name different APIs: "{first}" is used, "{second}" is not.',
    fix: 'Keep one loader on the page.',
  },
  'loader-versions': {
    problem: 'The page loads the suite twice: {first} and {second}.',
    fix: 'Keep one loader on the page.',
  },
});
