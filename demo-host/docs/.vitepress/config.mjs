import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import { readSidebar } from './sidebar.mjs';

const folder = (name) => fileURLToPath(new URL(`../../dist/docs/${name}`, import.meta.url));

/** The name of a file above a block of code that has one: ```ts title="src/main.ts". */
function showFileNames(md) {
  const fence = md.renderer.rules.fence;
  md.renderer.rules.fence = (tokens, index, ...rest) => {
    const title = /title="([^"]+)"/.exec(tokens[index].info)?.[1];
    const name = title ? `<p class="code-name">${md.utils.escapeHtml(title)}</p>` : '';
    return name + fence(tokens, index, ...rest);
  };
}

/** The site is built from `dist/docs/pages`, which `build.mjs` fills. */
export default defineConfig({
  title: 'Portico',
  description: 'Loan servicing as web components, for the website a lender already has.',
  lang: 'en-US',
  base: '/docs/',
  srcDir: folder('pages'),
  outDir: folder('site'),
  cacheDir: folder('cache'),
  lastUpdated: false,
  metaChunk: true,
  // Pages that the demo host and Storybook have, not the site.
  ignoreDeadLinks: [/^\/docs\/(live|examples)\//, /^http:\/\/localhost:/],
  markdown: {
    // {accountReference} at the end of a cell is text.
    attrs: { disable: true },
    config: showFileNames,
  },
  vite: {
    build: { chunkSizeWarningLimit: 4_000 },
    logLevel: 'warn',
    resolve: { conditions: ['@portico/source'] },
  },
  transformHead: ({ pageData: { relativePath } }) => [
    ['link', { rel: 'alternate', type: 'text/markdown', href: `/docs/${relativePath}` }],
  ],
  themeConfig: {
    nav: [
      { text: 'Start', link: '/start/quickstart' },
      { text: 'Tags', link: '/tags/' },
      { text: 'Reference', link: '/reference/pages' },
      { text: 'API', link: '/api/' },
    ],
    sidebar: readSidebar(folder('pages')),
    outline: [2, 3],
    search: { provider: 'local' },
    docFooter: { prev: 'Before', next: 'Next' },
    externalLinkIcon: true,
  },
});
