import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { list, map, pins, show, type } from '../../testing/show-locator';

afterEach(cleanup);

describe('[POR-108] the map by keyboard', () => {
  const pin = (name: string) => screen.findByRole('button', { name });
  const pressTimes = async (times: number, target: Element, user: UserEvent) => {
    for (let press = 0; press < times; press += 1) await user.click(target);
  };
  const inFocus = () => document.activeElement?.getAttribute('aria-label');
  async function atFirstPin() {
    await show();
    const user = userEvent.setup({ delay: null });
    (await map()).focus();
    await user.tab();
    return user;
  }

  it('Tab reaches the pins, which are named by branch and city', async () => {
    const user = await atFirstPin();
    expect(inFocus()).toBe('Harlan, Somewhere');
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Zoom in');
    await user.tab({ shift: true });
    expect(inFocus()).toBe('Harlan, Somewhere');
  });

  it.each([
    ['ArrowRight', 'Cedar Falls, Cedar Falls'],
    ['ArrowDown', 'Cedar Falls, Cedar Falls'],
    ['ArrowLeft', 'Cedar Falls, Cedar Falls'],
    ['End', 'Cedar Falls, Cedar Falls'],
    ['Home', 'Harlan, Somewhere'],
  ])('%s moves to another pin, not the map', async (key, name) => {
    const user = await atFirstPin();
    const before = (await map()).dataset['zoom'];
    await user.keyboard(`{${key}}`);
    expect(inFocus()).toBe(name);
    expect((await map()).dataset['zoom']).toBe(before);
  });

  it('Enter shows the branch in the list, each time', async () => {
    const user = await atFirstPin();
    const enter = async () => {
      (await pin('Harlan, Somewhere')).focus();
      await user.keyboard('{Enter}');
      expect(document.activeElement?.tagName).toBe('LI');
      expect(document.activeElement?.textContent).toContain('Harlan');
      expect(document.activeElement?.getAttribute('aria-current')).toBe('true');
    };
    await enter();
    await enter();
  });

  it('a pin beyond the edge is centred when it gets the focus', async () => {
    const user = await atFirstPin();
    const plus = screen.getByRole('button', { name: 'Zoom in' });
    await pressTimes(4, plus, user);
    (await pin('Cedar Falls, Cedar Falls')).focus();
    const centre = (await map()).dataset['centre']?.split(',').map(Number) ?? [];
    expect(centre[0]).toBeCloseTo(42.53, 1);
    expect(centre[1]).toBeCloseTo(-92.45, 1);
  });

  it('arrow keys on the map move it, and buttons zoom as far as the outline is useful', async () => {
    await show();
    const user = userEvent.setup({ delay: null });
    type('50613');
    await waitFor(async () => expect((await map()).dataset['zoom']).toBe('10'));
    (await map()).focus();
    await user.keyboard('{ArrowRight}');
    expect(Number((await map()).dataset['centre']?.split(',')[1])).toBeGreaterThan(-92.44);
    const plus = screen.getByRole('button', { name: 'Zoom in' });
    await pressTimes(3, plus, user);
    expect((await map()).dataset['zoom']).toBe('11');
    await user.click(screen.getByRole('button', { name: 'Show all branches' }));
    expect(Number((await map()).dataset['zoom'])).toBeLessThan(10);
  });

  it('Alt and an arrow key on the map or a pin are the browser’s, which goes back', async () => {
    await show();
    const back = { key: 'ArrowLeft', altKey: true };
    expect(fireEvent.keyDown(await map(), back)).toBe(true);
    expect(fireEvent.keyDown(await pin('Harlan, Somewhere'), back)).toBe(true);
  });

  it('the list has name, address, telephone number and directions of each pin', async () => {
    await show();
    const rows = [...(await list()).querySelectorAll('li')];
    for (const name of await pins()) {
      const row = rows.find((one) => one.textContent?.startsWith(name ?? '?'));
      expect(row?.textContent).toMatch(/\(\d{3}\) \d{3}-\d{4}/);
      const directions = row?.querySelector('a[target=_blank]');
      expect(directions?.textContent).toContain(`Directions to ${name ?? '?'}`);
      expect(directions?.getAttribute('rel')).toBe('noopener noreferrer');
    }
    const cedarFallsRow = rows.find((one) => one.textContent?.includes('Cedar Falls'));
    expect(cedarFallsRow?.querySelector('a[target=_blank]')?.getAttribute('href')).toBe(
      'https://www.google.com/maps/dir/?api=1&destination=214%20Mill%20Street%2C%20Cedar%20Falls%2C%20IA%2050613',
    );
  });
});

describe('the pictures of the map', () => {
  const images = async () => [...(await map()).querySelectorAll('img')];

  it('are requested from nowhere without the lender’s address', async () => {
    await show();
    expect(await images()).toEqual([]);
    expect(screen.getByText('Simplified outline of the states')).toBeTruthy();
  });

  it('are those of the lender’s address, with their attribution', async () => {
    await show({
      settings: {
        'globalOptions.mapTileUrl': 'https://tiles.example/{z}/{x}/{y}.png',
        'globalOptions.mapTileAttribution': '© the mapmakers',
      },
    });
    type('50613');
    await waitFor(async () => expect((await map()).dataset['zoom']).toBe('10'));
    const sources = (await images()).map((image) => image.getAttribute('src'));
    // The tile at 42.5349, -92.4453.
    expect(sources).toContain('https://tiles.example/10/249/377.png');
    expect(new Set(sources).size).toBe(sources.length);
    expect(await screen.findByText('© the mapmakers')).toBeTruthy();
    expect(screen.queryByText('Simplified outline of the states')).toBeNull();
  });

  it.each(['http://tiles.example/{z}/{x}/{y}.png', '//tiles.example/{z}/{x}/{y}', '/tiles.png'])(
    'are not requested from %s',
    async (address) => {
      await show({ settings: { 'globalOptions.mapTileUrl': address } });
      expect(await images()).toEqual([]);
    },
  );
});
