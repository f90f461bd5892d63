import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { consoleRoutes } from '../../../api/console-routes';
import { texts } from '../texts';
import { Faults } from './faults';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A host that refuses every fault. @returns the bodies of what it was asked to set */
function refusingHost(): readonly unknown[] {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', (_path: string, { method, body }: RequestInit) => {
    if (method !== consoleRoutes.setFaults.method)
      return Promise.resolve(Response.json({ calls: ['userLogin'], faults: {} }));
    asked.push(body);
    return Promise.resolve(Response.json({ error: 'No code: 42' }, { status: 400 }));
  });
  return asked;
}

it('says why a fault is refused', async () => {
  const asked = refusingHost();
  const user = userEvent.setup();
  render(<Faults />);
  await user.selectOptions(await screen.findByLabelText(texts.fault), texts.faultRefuse);
  await user.type(screen.getByLabelText(texts.code), '42');
  await user.click(screen.getByRole('button', { name: texts.addFault }));
  expect((await screen.findByRole('alert')).textContent).toBe('No code: 42');
  expect(asked).toEqual([JSON.stringify({ userLogin: { refuse: '42', times: 'once' } })]);
});

it('begins another kind of fault without the value of the last one', async () => {
  const asked = refusingHost();
  const user = userEvent.setup();
  render(<Faults />);
  await user.type(await screen.findByLabelText(texts.milliseconds), '1500');
  await user.selectOptions(screen.getByLabelText(texts.fault), texts.faultStatus);
  await user.click(screen.getByRole('button', { name: texts.addFault }));
  expect(asked).toEqual([JSON.stringify({ userLogin: { status: 503, times: 'once' } })]);
});
