import { accountDocuments, accountList, taxFormDelivery } from '@portico/contract';
import { aDeposit, aLoan, answers } from '@portico/contract/fixtures';
import { settle, type TestCore } from '@portico/core/testing';
import { showWidget } from '@portico/element/testing';
import { taxFormsDestination } from '@portico/shared/tax-forms';
import { act, cleanup, configure, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DocumentCenterView } from './document-center.view';
// Fetched on demand; here already, so that no test waits for it to be compiled.
import './screens/tax-forms.view';

configure({ defaultHidden: true });
afterEach(cleanup);

const auto = aLoan({ number: '001-1', description: 'Auto loan' });
const home = aLoan({ number: '001-2', description: 'Home loan', comment: 'CLOSED' });
const savings = aDeposit({ number: '001-3', description: 'Savings' });

async function show(prepare: (test: TestCore) => void = () => undefined) {
  const shown = await showWidget(<DocumentCenterView />, { session: true }, (test) => {
    const { server } = test;
    const accounts = [auto, home, savings];
    server.answer(accountList, { ...answers.accountList(), accounts });
    server.answer(accountDocuments, answers.accountDocuments());
    server.answer(taxFormDelivery, answers.taxFormDelivery());
    prepare(test);
  });
  await act(settle);
  return shown;
}

const tab = () => screen.queryByRole('tab', { name: 'Tax Forms' });

describe('[POR-171] the tax forms in the document center', () => {
  it('are in a tab: those of each loan, also of a closed one, by year and kind', async () => {
    const { server, user } = await show();
    const found = tab();
    if (!found) throw new Error('No tab');
    await user.click(found);
    await act(settle);
    const headings = screen.getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Auto loan 001-1',
      'Home loan 001-2',
      'How you get them',
    ]);
    const name = '2025: Form 1098, mortgage interest (opens in a new window)';
    expect(screen.getAllByRole('button', { name })).toHaveLength(2);
    expect(screen.getByText('Your tax forms are mailed to you on paper.')).toBeTruthy();
    expect(server.requestsTo(accountDocuments).filter(({ url }) => /001-3/.test(url))).toEqual([]);
  });

  it('are shown at once to who comes for them', async () => {
    await show(({ core }) => core.navigate(undefined, taxFormsDestination));
    expect(tab()?.getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('heading', { name: 'Tax forms' })).toBeTruthy();
  });

  it('are waited for, so that no tab comes late and moves the documents, for a second', async () => {
    const { clock } = await show(({ server }) => void server.hold(taxFormDelivery));
    expect(screen.queryAllByRole('tab')).toEqual([]);
    await act(async () => clock.advance(1_000));
    expect(screen.getAllByRole('tab')).toHaveLength(3);
  });

  it('have no tab where the API has no tax forms', async () => {
    await show(({ server }) => server.answerRaw(taxFormDelivery, '', 404));
    expect(screen.getAllByRole('tab')).toHaveLength(3);
    expect(tab()).toBeNull();
  });
});
