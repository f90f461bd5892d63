import { draftsKey, draftTime } from '@portico/core/drafts';
import { settle } from '@portico/core/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  field,
  fillLogon,
  fillPersonal,
  press,
  showRegistration,
  toLogon,
  type Shown,
} from '../testing/show-registration';
import './registration-draft.view';

afterEach(cleanup);

const keptBy = ({ sessionStorage }: Pick<Shown, 'sessionStorage'>) =>
  sessionStorage.get(draftsKey) ?? '';
const notice = () => screen.queryByText(/^We kept what you typed\./);

function reload({
  unmount,
  sessionStorage,
  clock,
}: Pick<Shown, 'unmount' | 'sessionStorage' | 'clock'>) {
  unmount();
  return showRegistration({}, undefined, { sessionStorage, clock });
}

describe('a registration half typed', () => {
  it('[POR-085] is there after a reload, without what is secret, and says so', async () => {
    const shown = await showRegistration();
    fillPersonal();
    await waitFor(() => expect(keptBy(shown)).toContain('52401'));
    await reload(shown);
    expect(await screen.findByText(/^We kept what you typed\. Please enter again/)).toBeTruthy();
    expect(field('First Name').value).toBe('Iris');
    expect(field('Last Name').value).toBe('Caldwell');
    expect(field('Email').value).toBe('iris@example.com');
    expect(field('Phone Number').value).toBe('(319) 555-0148');
    expect(field('Zip Code').value).toBe('52401');
    expect(field('Loan').checked).toBe(true);
    for (const secret of ['SSN', 'Date Of Birth', 'Account Number'])
      expect(field(secret).value).toBe('');
  });

  it('[POR-085] is kept without any secret, through every step', async () => {
    const { sessionStorage } = await showRegistration();
    await toLogon();
    fillLogon();
    await waitFor(() => expect(keptBy({ sessionStorage })).toContain('iris.new'));
    const stored = keptBy({ sessionStorage });
    const secrets = /900|3456|04\/12|1988|0012|140033|Vinton|123AB|Lund|Meadow9lark/;
    expect(stored).not.toMatch(secrets);
  });

  it('can be discarded', async () => {
    const shown = await showRegistration();
    fillPersonal();
    await waitFor(() => expect(keptBy(shown)).toContain('52401'));
    const { sessionStorage } = await reload(shown);
    fireEvent.click(await screen.findByText('Discard it'));
    expect(field('First Name').value).toBe('');
    await waitFor(() => expect(sessionStorage.get(draftsKey)).toBeUndefined());
  });

  it('is gone once the account is created, and half an hour after the last change', async () => {
    const shown = await showRegistration();
    await toLogon();
    fillLogon();
    press('Create Account');
    await screen.findByText('Your online access is ready.');
    await waitFor(() => expect(shown.sessionStorage.get(draftsKey)).toBeUndefined());

    shown.unmount();
    const next = await showRegistration();
    fillPersonal();
    await waitFor(() => expect(keptBy(next)).toContain('52401'));
    next.unmount();
    next.clock.advance(draftTime);
    await reload(next);
    await settle();
    expect(field('First Name').value).toBe('');
    expect(notice()).toBeNull();
  });
});
