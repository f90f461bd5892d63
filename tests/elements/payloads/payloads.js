import { addresses, documents, forms, links } from './addresses.js';
import { custom, math, styles, svg } from './foreign.js';
import { handlers, scripts } from './handlers.js';
import { breakouts, mutations, names } from './parsing.js';

export { addresses };

/** Markup that would run or load something in a page that does not sanitise it, by its kind. */
export const groups = {
  scripts,
  handlers,
  links,
  documents,
  forms,
  mutations,
  breakouts,
  names,
  svg,
  math,
  styles,
  custom,
};

export const payloads = Object.values(groups).flat();
