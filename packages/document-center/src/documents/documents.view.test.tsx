import { accountDocuments, accountList, customerDocuments } from '@portico/contract';
import { aLoan, answers } from '@portico/contract/fixtures';
import { startTestCore } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DocumentsView } from './documents.view';

configure({ defaultHidden: true });
afterEach(cleanup);

const listing = (...names: readonly string[]) => ({
  hasNoErrors: true,
  errors: [],
  value: names.map((displayName) => ({ fileId: displayName, displayName, displayFormat: 'pdf' })),
});

async function show(settings: Readonly<Record<string, string>> = {}) {
  const { core, server } = await startTestCore({ session: true, settings });
  const loan = aLoan({ number: '001-1', description: 'Auto loan' });
  server.answer(accountList, { ...answers.accountList(), accounts: [loan] });
  server.answer(
    customerDocuments,
    listing('ACH Draft Agreement, March', 'Passport', 'Autopay authorization'),
  );
  server.answer(accountDocuments, listing('Loan agreement'));
  render(
    <WidgetProvider core={core}>
      <DocumentsView />
    </WidgetProvider>,
  );
  await screen.findByRole('button', { name: /^Loan agreement/ });
}

/** The names of the documents under a heading. */
const documentsOf = async (heading: string) => {
  const section = within(await screen.findByRole('region', { name: heading }));
  await section.findAllByRole('listitem');
  return section.getAllByRole('listitem').map((one) =>
    within(one)
      .getByRole('button')
      .textContent?.replace(/ \(opens.*/, ''),
  );
};

it('[LON-421] the documents screen shows the draft agreements, known by their name', async () => {
  await show();
  expect(await documentsOf('Draft agreements')).toEqual(['ACH Draft Agreement, March']);
});

it('[LON-421] a lender can name the draft agreements otherwise', async () => {
  await show({ 'achPaymentOptions.draftAgreementDocumentName': 'AUTOPAY' });
  expect(await documentsOf('Draft agreements')).toEqual(['Autopay authorization']);
});

it('[LON-422] the documents screen shows the documents of an account', async () => {
  await show();
  expect(await documentsOf('Documents of Auto loan 001-1')).toEqual(['Loan agreement']);
});
