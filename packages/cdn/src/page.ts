import { movingAddresses, suiteFolder } from './addresses';
import { cacheControl, sharedHeaders } from './headers';
import { escaped } from './markup';
import { lenderPolicy } from './policy';
import type { Version } from './versions';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-inline-size: 60rem; margin: 2rem auto; padding-inline: 1rem; }
h2 { margin-block: 2rem 0.25rem; font-size: 1.125rem; border-block-start: 1px solid; padding-block-start: 1rem; }
pre { overflow-x: auto; padding: 0.5rem; border: 1px solid; }
td, th { text-align: start; vertical-align: top; padding: 0.25rem 1rem 0.25rem 0; overflow-wrap: anywhere; }
`;

/**
 * The tag to paste for an exact version, whose hash a browser checks. The browser connects to the
 * API while the script is loaded.
 */
function exactTag(suite: string, { name, integrity }: Version): string {
  return `<link rel="preconnect" href="https://api.lender.example" crossorigin>
<script type="module" async src="${suite}/${suiteFolder}/${name}/loader.js"
        integrity="${integrity['loader.js'] ?? ''}" crossorigin
        data-api="https://api.lender.example" data-locale="en"></script>`;
}

/** Example origins: each lender has others. */
const example = { suite: 'https://cdn.lender.example', api: 'https://api.lender.example' };

function addressRows(versions: readonly Version[]): string {
  const moving = [...movingAddresses(versions.map(({ name }) => name))];
  const rows = [
    ...versions.map(({ name }) => [name, 'this version only', cacheControl.forever] as const),
    ...moving.map(([address, name]) => [address, `now ${name}`, cacheControl.briefly] as const),
  ];
  return rows
    .map(
      ([address, means, keeping]) =>
        `<tr><th scope="row">/${suiteFolder}/${address}/</th><td>${means}</td><td>${keeping}</td></tr>`,
    )
    .join('\n');
}

const code = (text: string) => `<pre tabindex="0">${escaped(text)}</pre>`;

function versionSection({ name, integrity }: Version): string {
  const hashes = Object.entries(integrity).map(
    ([path, hash]) => `${hash}  /${suiteFolder}/${name}/${path}`,
  );
  return `<h2>${name}</h2>
<p><a href="${name}/manifest.json">Files</a>, <a href="${name}/sbom.cdx.json">bill of materials (CycloneDX)</a>,
<a href="${name}/third-party.txt">licences</a>. A script's source map is at its address with <code>.map</code>.</p>
<details><summary>Hashes of ${hashes.length} scripts</summary>${code(hashes.join('\n'))}</details>`;
}

/** The page of the folder of the versions: what is there, and what to copy. */
export function asPage(versions: readonly Version[]): string {
  const [newest] = versions;
  const tag = newest ? exactTag(example.suite, newest) : '';
  const headers = Object.entries(sharedHeaders).map(([name, value]) => `${name}: ${value}`);
  const policy = lenderPolicy({ ...example, cardFields: 'https://cards.example' });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Portico's files</title>
<style>${style}</style>
</head>
<body>
<h1>Portico's files</h1>
<h2>Addresses</h2>
<table>
<tr><th scope="col">Address</th><th scope="col">Version</th><th scope="col">Cache-Control</th></tr>
${addressRows(versions)}
</table>
<p>An exact version never changes. At the other addresses there are <code>loader.js</code> and
<code>portico.css</code> of the newest version; the script's tag then has no <code>integrity</code> and
always has <code>data-api</code>, by which the loader finds its tag.</p>
<h2>The script to paste</h2>
${code(tag)}
<h2>The policy of a page with it</h2>
${code(`Content-Security-Policy: ${policy}`)}
<h2>Headers of every file</h2>
${code(headers.join('\n'))}
<p>Scripts are compressed with brotli or gzip, as the browser accepts.</p>
${versions.map(versionSection).join('\n')}
</body>
</html>
`;
}
