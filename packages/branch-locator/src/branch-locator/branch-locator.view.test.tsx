import { branchInfo, zipLocation } from '@portico/contract';
import type { TestCore } from '@portico/core/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import {
  branch,
  branches,
  list,
  map,
  names,
  pins,
  show,
  type,
  zip,
  type Props,
} from '../testing/show-locator';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'geolocation');
});

describe('the branch locator', () => {
  it('[LON-477] says what it is for', async () => {
    await show();
    expect(screen.getByRole('heading', { name: 'Find the closest branch' })).toBeTruthy();
  });

  it('[LON-480] requests the branches without input', async () => {
    const { server } = await show();
    await list();
    expect(
      server.requestsTo(branchInfo).map(({ method, url, body }) => [method, url, body]),
    ).toEqual([['GET', '/api/branchInfo', undefined]]);
  });

  it('[LON-491, LON-492] shows a visitor the logo and the way back to the sign-in screen', async () => {
    const { navigations } = await show({
      settings: { 'globalOptions.logoImage': '/logo.svg' },
      configuration: { pages: { login: '#/home/login' } },
    });
    expect(screen.getByRole('img', { name: 'Logo' })).toBeTruthy();
    const back = screen.getByRole('link', { name: 'Back to Login' });
    expect(back.getAttribute('href')).toBe('#/home/login');
    fireEvent.click(back);
    expect(navigations).toEqual([{ screen: 'login', params: {} }]);
  });

  it('[LON-493] shows neither to a borrower who is signed in', async () => {
    await show({ session: true });
    await list();
    expect(screen.queryByRole('img', { name: 'Logo' })).toBeNull();
    expect(screen.queryByText('Back to Login')).toBeNull();
  });

  it('has two branches of one name and zip code once each, also sorted anew', async () => {
    const twice = [
      branch('Harlan', 41.653, -95.3255),
      { ...branch('Des Moines', 41.6, -93.6), streetAddress: '1 Grand Avenue' },
      { ...branch('Des Moines', 42.6, -92.6), streetAddress: '2 Locust Street' },
    ];
    await show({}, {}, ({ server }) => server.answer(branchInfo, twice));
    const streets = async () =>
      within(await list())
        .getAllByText(/^\d .* (Avenue|Street)$/)
        .map(({ textContent }) => textContent);
    expect(await streets()).toEqual(['1 Main Street', '1 Grand Avenue', '2 Locust Street']);
    expect(await pins()).toHaveLength(3);
    type('50613');
    await screen.findByText('The nearest branch is first.');
    expect(await streets()).toEqual(['2 Locust Street', '1 Grand Avenue', '1 Main Street']);
    expect(await pins()).toHaveLength(3);
  });

  it('has no telephone link for a branch without a number', async () => {
    const silent = { ...branch('Harlan', 41.653, -95.3255), phoneNumber: '' };
    await show({}, {}, ({ server }) => server.answer(branchInfo, [silent]));
    const [item] = within(await list()).getAllByRole('listitem');
    expect(
      item &&
        within(item)
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('Directions')]);
  });

  it('shows that the branches could not be loaded, and retries', async () => {
    const { server } = await show({}, {}, (test) => test.server.drop(branchInfo));
    await screen.findByText('The branches could not be loaded.');
    server.answer(branchInfo, branches);
    fireEvent.click(screen.getByText('Try again'));
    expect(await names()).toHaveLength(5);
  });
});

describe('the map', () => {
  it('[LON-481, LON-482, LON-483, LON-484, ACC-086] has a pushpin for each branch that can be plotted; the list has all', async () => {
    await show();
    expect(await pins()).toEqual(['Harlan', 'Cedar Falls']);
    expect(await names()).toEqual(branches.map(({ branchName }) => branchName));
  });

  it('[LON-489, ACC-087] writes telephone numbers as (000) 000-0000', async () => {
    await show();
    const pin = (await map()).querySelector('[data-pin=Harlan]');
    expect(pin?.textContent).toBe('Harlan(319) 555-0130');
  });

  it('[LON-490] has a note about its provider', async () => {
    await show();
    await map();
    expect(
      screen.getByText(/^The map provider does not meet accessibility standards/),
    ).toBeTruthy();
  });

  it('[LON-497] is another where another is given, and the same for the same zip', async () => {
    const seen: unknown[] = [];
    await show({}, { map: (given) => void seen.push(given) });
    await list();
    type('50613');
    await screen.findByText('The nearest branch is first.');
    const first = seen.at(-1);
    type('');
    type('50613');
    await screen.findByText('The nearest branch is first.');
    expect(seen.at(-1)).toEqual(first);
    expect(first).toMatchObject({ centre: { latitude: 42.5349, longitude: -92.4453 }, zoom: 10 });
  });
});

describe('the opening hours of a branch', () => {
  const at = (day: number, opens = '09:00', closes = '17:30') => ({ day, opens, closes });
  const open = [1, 2, 3, 4, 5].map((day) => at(day)).concat(at(6, '09:00', '12:00'));
  const withHours = ({ server }: TestCore) =>
    server.answer(branchInfo, [{ ...branch('Harlan', 41.6, -95.3), openingHours: open }]);

  it('are in the list, days in a row together', async () => {
    await show({}, {}, withHours);
    const { textContent } = await list();
    expect(textContent).toContain('Monday to Friday, 9:00 AM to 5:30 PM');
    expect(textContent).toContain('Saturday, 9:00 AM to 12:00 PM');
    expect(textContent).not.toContain('Sunday');
  });

  it('are in the borrower’s language', async () => {
    await show({ configuration: { locale: 'es' } }, {}, withHours);
    expect(await screen.findByText('lunes a viernes, de 9:00 a.m. a 5:30 p.m.')).toBeTruthy();
  });

  it('that cannot be read leave the branch in the list', async () => {
    await show({}, {}, ({ server }) =>
      server.answerRaw(branchInfo, [{ ...branches[0], openingHours: 'always' }]),
    );
    expect(await names()).toEqual(['Harlan']);
  });
});

describe('a zip code', () => {
  it('[ACC-088, LON-478] accepts five digits and nothing else', async () => {
    await show();
    await userEvent.type(zip(), 'a5-0b6 13999');
    expect(zip().value).toBe('50613');
    expect(zip().inputMode).toBe('numeric');
  });

  it.each(['506139', '50613-1234', 'Marion', 'IA 50613'])(
    '[POR-142] pasted as "%s" stays, is invalid and is not searched for',
    async (text) => {
      const { server } = await show();
      await list();
      type(text);
      expect(await screen.findByText('Invalid Zip Code')).toBeTruthy();
      expect(zip().value).toBe(text);
      expect(server.requestsTo(zipLocation)).toHaveLength(0);
    },
  );

  it('[LON-479, ACC-084] is searched for with its fifth digit, once', async () => {
    const { server } = await show();
    await list();
    await userEvent.type(zip(), '5061');
    expect(server.requestsTo(zipLocation)).toHaveLength(0);
    await userEvent.type(zip(), '39');
    await screen.findByText('The nearest branch is first.');
    expect(server.requestsTo(zipLocation)).toHaveLength(1);
  });

  it('[LON-485, LON-486, LON-488, ACC-085] puts the nearest branch first and the map there, at zoom 10', async () => {
    await show();
    await list();
    type('50613');
    await screen.findByText('The nearest branch is first.');
    expect(await names()).toEqual(['Cedar Falls', 'Harlan', 'Greenwich', 'Guam', 'On the road']);
    expect((await list()).querySelector('li')?.textContent).toContain('0.0 mi');
    expect((await map()).getAttribute('data-centre')).toBe('42.5349,-92.4453');
    expect((await map()).getAttribute('data-zoom')).toBe('10');
  });

  it.each<[string, string, (test: TestCore) => void]>([
    ['[LON-494]', 'Invalid Zip Code', ({ server }) => server.refuse(zipLocation, 'InvalidZip')],
    [
      '[LON-495]',
      'Zip location not received',
      ({ server }) => server.answerRaw(zipLocation, { HasNoErrors: true }),
    ],
    ['[LON-495]', 'Zip location not received', ({ server }) => server.drop(zipLocation)],
  ])('%s that leads nowhere says %s', async (_id, text, prepare) => {
    await show({}, {}, prepare);
    await list();
    type('99999');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(zip().value).toBe('99999');
    type('9999');
    expect(screen.queryByText(text)).toBeNull();
  });

  it.each([404, 405, 501])(
    '[POR-056] sorts by zip code, and says so, where the API looks up none (HTTP %i)',
    async (status) => {
      await show({}, {}, ({ server }) => server.answerRaw(zipLocation, 'Not Found', status));
      await list();
      type('50613');
      expect(
        await screen.findByText(/^Distances by zip code are not available here\./),
      ).toBeTruthy();
      expect(screen.queryByText('Invalid Zip Code')).toBeNull();
      expect((await names())[0]).toBe('Cedar Falls');
      expect((await list()).textContent).not.toContain(' mi');
    },
  );

  it.each([400, 500])('is not called invalid by HTTP %i', async (status) => {
    await show({}, {}, ({ server }) => server.answerRaw(zipLocation, 'no', status));
    await list();
    type('50613');
    expect(await screen.findByText('Zip location not received')).toBeTruthy();
  });

  it('[LON-496] is where the geocoder says', async () => {
    const point = { latitude: 41.7, longitude: -95.3 };
    const { server } = await show({}, { geocoder: async () => ({ found: true, point }) });
    await list();
    type('50613');
    await screen.findByText('The nearest branch is first.');
    expect((await map()).getAttribute('data-centre')).toBe('41.7,-95.3');
    expect((await names())[0]).toBe('Harlan');
    expect(server.requestsTo(zipLocation)).toHaveLength(0);
  });

  it('of two searches, the later one counts', async () => {
    const waiting = new Map<string, (latitude: number) => void>();
    const geocoder: Props['geocoder'] = (code) =>
      new Promise((resolve) =>
        waiting.set(code, (latitude) =>
          resolve({ found: true, point: { latitude, longitude: -95 } }),
        ),
      );
    await show({}, { geocoder });
    await list();
    type('11111');
    type('22222');
    waiting.get('22222')?.(42);
    await waitFor(async () => expect((await map()).getAttribute('data-centre')).toBe('42,-95'));
    waiting.get('11111')?.(41);
    await Promise.resolve();
    expect((await map()).getAttribute('data-centre')).toBe('42,-95');
  });
});

describe('the visitor’s own place', () => {
  const browser = (getCurrentPosition: (...args: readonly ((value?: unknown) => void)[]) => void) =>
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: { getCurrentPosition },
    });

  it('[LON-487, LON-488] is the centre of the map when the browser gives it', async () => {
    browser((done) => done?.({ coords: { latitude: 41.66, longitude: -95.4 } }));
    await show();
    await list();
    fireEvent.click(screen.getByText('Use my location'));
    await screen.findByText('The nearest branch is first.');
    expect((await map()).getAttribute('data-centre')).toBe('41.66,-95.4');
    expect((await map()).getAttribute('data-zoom')).toBe('10');
    expect((await names())[0]).toBe('Harlan');
  });

  it('is requested as a zip code when it does not', async () => {
    browser((_done, refused) => refused?.());
    await show();
    await list();
    fireEvent.click(screen.getByText('Use my location'));
    expect(await screen.findByText(/^Your browser did not say where you are/)).toBeTruthy();
  });
});
