/**
 * What a lender's HTML may contain, the same in every browser: text, lists, tables, links and
 * pictures. No forms, which could ask the borrower for data; no styles, names, classes and slots,
 * which belong to the widget around the text; no SVG, MathML and media.
 */
export const allowedElements = (
  'a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup ' +
  'dd del details dfn div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ' +
  'ins kbd li main mark nav ol p pre q rp rt ruby s samp section small span strike strong sub ' +
  'summary sup table tbody td tfoot th thead time tr tt u ul var wbr'
).split(' ');

export const allowedAttributes = (
  'align alt aria-hidden aria-label border colspan datetime dir height href hreflang lang open rel ' +
  'reversed role rowspan scope span src start target title type valign value width'
).split(' ');
