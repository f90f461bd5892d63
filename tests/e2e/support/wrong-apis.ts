import type { BrowserContext, Route } from '@playwright/test';

/** Where the wrong APIs are, each below a path of its own. */
export const wrongApis = 'https://wrong.example';

type Answer = Parameters<Route['fulfill']>[0];

const readable = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Date, Portico-Contract',
};
const setup = '{"gassySettings":{}}';

/** How each of them answers. */
function answers(): Readonly<Record<string, Answer>> {
  const anHourAgo = new Date(Date.now() - 3_600_000).toUTCString();
  const others = { 'access-control-allow-origin': 'https://other.example' };
  return {
    closed: { headers: others, body: setup },
    fails: { status: 503, headers: readable, body: '{}' },
    html: { headers: readable, body: '<!doctype html><title>Site</title>' },
    shape: { headers: readable, body: '{"products":[]}' },
    version: { headers: { ...readable, 'portico-contract': '2.0' }, body: setup },
    clock: { headers: { ...readable, date: anHourAgo }, body: setup },
  };
}

/** Answers for the wrong APIs; below any other path there is none. */
export function serveWrongApis(context: BrowserContext): Promise<unknown> {
  return context.route(`${wrongApis}/**`, (route) => {
    const [, name = ''] = new URL(route.request().url()).pathname.split('/');
    return route.fulfill(answers()[name] ?? { status: 404, headers: readable, body: '' });
  });
}
