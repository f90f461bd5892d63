import { masked } from '@portico/rules';
import type { CheckedApi } from '../check-api';
import { byCall, noChange, notMade, type Finding } from '../report';
import { escaped } from './markup';
import { leftText, oftenText, summary } from './text';

const names = { passed: 'passed', failed: 'differs', skipped: 'skipped', missing: 'optional' };

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-inline-size: 60rem; margin: 2rem auto; padding-inline: 1rem; }
h2 { margin-block: 2rem 0.25rem; font-size: 1.125rem; border-block-start: 1px solid; padding-block-start: 1rem; }
ul { list-style: none; padding: 0; }
strong { display: inline-block; min-inline-size: 5rem; }
.failed > strong { color: light-dark(#b00020, #ff8a80); }
pre { overflow-x: auto; padding: 0.5rem; border: 1px solid; }
`;

function itemOf({ result, check, detail, request, times }: Finding): string {
  const said = detail === undefined ? '' : `: ${escaped(detail)}`;
  const repeat = request === undefined ? '' : `<pre tabindex="0">${escaped(request)}</pre>`;
  return `<li class="${result}"><strong>${names[result]}</strong> ${escaped(check)}${said}${oftenText(times)}${repeat}</li>`;
}

function sectionOf([call, findings]: readonly [string, readonly Finding[]]): string {
  return `<h2 id="${escaped(call)}">${escaped(call)}</h2>\n<ul>\n${findings.map(itemOf).join('\n')}\n</ul>`;
}

/** A list below a heading; nothing without items. @param items as markup */
const listOf = (heading: string, items: readonly string[]) =>
  items.length === 0
    ? ''
    : `<h2>${escaped(heading)}</h2>\n<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`;

/**
 * The findings as a page: the calls that differ come first, after what was left behind and was not
 * made. Needs no script and no other file.
 */
export function asPage({ findings, left }: CheckedApi, url: string): string {
  const calls = [...byCall(findings.filter(({ detail }) => detail !== noChange))];
  const differs = ([, own]: (typeof calls)[number]) => own.some(({ result }) => result === 'failed');
  const ordered = [...calls.filter(differs), ...calls.filter((call) => !differs(call))];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Conformance of ${escaped(url)}</title>
<style>${style}</style>
</head>
<body>
<h1>Conformance of ${escaped(url)}</h1>
<p>${escaped(summary(findings))}</p>
<p>In the requests, ${masked} takes the place of what is secret or personal.</p>
${listOf(
  'Left behind',
  left.map((one) => `${escaped(one.call)}: ${escaped(leftText(one))}`),
)}
${listOf(
  `Not made, because ${noChange}`,
  [...notMade(findings)].map(
    ([check, names]) => `${escaped(check)}: ${escaped(names.join(', '))}`,
  ),
)}
${ordered.map(sectionOf).join('\n')}
</body>
</html>
`;
}
