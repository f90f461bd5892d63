import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { apiBodies } from '../../elements/server/api-bodies.mjs';
import { startDatabase } from './database';
import { startSite, type Site } from './site';

/** The sites of the tests; the plugin is deleted from the last two. */
const kinds = {
  block: { theme: 'tiny-block' },
  classic: { theme: 'tiny-classic' },
  removed: { theme: 'tiny-classic' },
  network: { theme: 'tiny-block', network: true },
} as const;

type Kind = keyof typeof kinds;

type Fixtures = {
  /** A page whose API answers as usual. */
  readonly page: Page;
};

/** The path of the API on each site. */
export const api = '/lender';

/** Stores settings of the plugin. */
export const configure = (site: Site, options: string): Promise<string> =>
  site.php(`update_option('portico',array_merge(['api'=>'${api}'],${options}));`);

type WorkerFixtures = {
  readonly bodies: ReadonlyMap<string, string>;
  readonly folder: string;
  /** Resolves to a site, which is installed when the first test of a worker asks for it. */
  readonly siteOf: (kind: Kind) => Promise<Site>;
};

/** A test with WordPress sites that have the plugin. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  folder: [
    async ({ browserName: _ }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'portico-wordpress-'));
      await use(folder);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  siteOf: [
    async ({ folder }, use) => {
      const database = await startDatabase(folder);
      const started = new Map<Kind, Promise<Site>>();
      await use((kind) => {
        const site =
          started.get(kind) ?? startSite(folder, database, { name: kind, ...kinds[kind] });
        started.set(kind, site);
        return site;
      });
      for (const site of started.values()) await (await site).stop();
      await database.stop();
    },
    { scope: 'worker' },
  ],
  bodies: [async ({ folder }, use) => use((await apiBodies(folder)).usual), { scope: 'worker' }],
  page: async ({ page, bodies }, use) => {
    await page.route(`**${api}/**`, (route) => {
      const path = new URL(route.request().url()).pathname.slice(api.length).toLowerCase();
      const body = bodies.get(path);
      return body === undefined
        ? route.fulfill({ status: 404 })
        : route.fulfill({ contentType: 'application/json', body });
    });
    await use(page);
  },
});

export { expect } from '@playwright/test';
