import { maintenanceMode } from '@portico/contract';
import { startTestCore, type TestOptions } from '@portico/core/testing';
import { describe, expect, it } from 'vitest';
import { allRoutes } from '../routing/all-routes.fixture';
import { matchPath } from '../routing/path';
import type { Route } from '../routing/route';
import { redirection } from './redirection';

/** The redirection of a path, whose route is changed in part. */
async function opened(path: string, patch: Partial<Route>, options: TestOptions = {}) {
  const test = await startTestCore(options);
  const match = matchPath(allRoutes, path);
  if (!match) throw new Error(`no route ${path}`);
  const redirect = () =>
    redirection(
      { core: test.core, routes: allRoutes },
      { ...match, route: { ...match.route, ...patch } },
      path,
    );
  return { ...test, redirect };
}

describe('maintenance', () => {
  it.each([
    ['is on when isEnabled is true', { isEnabled: true }, { path: 'home/login' }],
    ['is off when it is false', { isEnabled: false }, undefined],
    ['is off when it is missing', {}, undefined],
  ])(
    '[ACC-134, LON-076] %s; GET /api/MaintenanceMode has no payload',
    async (_, body, expected) => {
      const { server, redirect } = await opened('home/faq', { guards: ['noMaintenance'] });
      server.answerRaw(maintenanceMode, body);
      expect(await redirect()).toEqual(expected);
      expect(server.requestsTo(maintenanceMode)).toEqual([
        expect.objectContaining({ method: 'GET', url: '/api/MaintenanceMode', body: undefined }),
      ]);
    },
  );

  it('is not requested for a screen that it does not close', async () => {
    const { server, redirect } = await opened('home/faq', {});
    expect(await redirect()).toBeUndefined();
    expect(server.requestsTo(maintenanceMode)).toEqual([]);
  });
});

describe('single sign-on', () => {
  const guards = { guards: ['noSingleSignOn'] } as const;
  const url = { 'globalOptions.singleSignOnUrl': 'https://id.lender.test/login' };
  const origins = { 'globalOptions.singleSignOnOrigins': 'https://id.lender.test' };

  it('closes a screen and redirects to its login', async () => {
    const settings = { ...url, ...origins };
    const { redirect, assigned } = await opened('home/register', guards, { settings });
    expect(await redirect()).toBe('away');
    expect(assigned).toEqual([
      expect.stringMatching(/^https:\/\/id\.lender\.test\/login\?reason=notLoggedIn&state=/),
    ]);
  });

  it('[PAY-607] whose address has no listed origin is never followed', async () => {
    const { redirect, assigned } = await opened('home/register', guards, { settings: url });
    expect(await redirect()).toEqual({ path: 'home/login' });
    expect(assigned).toEqual([]);
  });

  it('that is not in use closes no screen', async () => {
    const { redirect } = await opened('home/register', guards);
    expect(await redirect()).toBeUndefined();
  });
});
