import { accountList, applicationList, writeWire } from '@portico/contract';
import { startTestCore } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { account, accountsAnswer } from '../testing/accounts-answer';
import { AccountsView } from './accounts.view';

afterEach(cleanup);

/** The fields of a wire value, at every depth, under other names. */
function renamed(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => renamed(one, rename));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([name, one]) => [rename(name), renamed(one, rename)]));
}

const list = accountsAnswer(
  account({ number: '001-1000001-7', description: 'Auto loan' }),
  account({ number: '001-2000001-5', type: 1, description: 'Savings' }),
);
const application = { applicationNumber: 'A-77', status: 'Approved', office: 'Cedar Falls' };
const applications = { hasNoErrors: true, errors: [], applications: [application] };

/** The lists, from answers with such names. */
async function shownFrom(rename: (name: string) => string): Promise<string | null> {
  const { core, server } = await startTestCore({ session: true });
  server.answerRaw(accountList, renamed(writeWire(accountList.response, list), rename));
  const wire = writeWire(applicationList.response, applications);
  server.answerRaw(applicationList, renamed(wire, rename));
  const { container } = render(
    <WidgetProvider core={core} host={document.createElement('div')}>
      <AccountsView />
    </WidgetProvider>,
  );
  await screen.findByRole('rowheader', { name: /^Auto loan/ });
  await screen.findByText('A-77', { exact: false });
  const text = container.textContent;
  cleanup();
  return text;
}

describe('the lists', () => {
  it.each([
    ['camelCase', (name: string) => name.slice(0, 1).toLowerCase() + name.slice(1)],
    ['small letters', (name: string) => name.toLowerCase()],
  ])('[LON-053] are the same from names in %s as from PascalCase', async (_case, rename) => {
    const usual = await shownFrom((name) => name);
    expect(usual).toContain('Savings');
    expect(await shownFrom(rename)).toBe(usual);
  });
});
