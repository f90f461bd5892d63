import { accountList } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { expect, it } from 'vitest';
import { createPageStore } from '../page/page-store';
import { startTestCore } from '../testing';
import { accountsOf } from './accounts';

const words = {
  english: { 'globalOptions.accountWords': 'AUTO=Auto loan' },
  spanish: { 'globalOptions.accountWords': 'AUTO=Préstamo de auto\nHOME=Casa\nActive=Activa' },
};

it('says the kind and the status of accounts in the lender’s words of the language, and others as the API does', async () => {
  const page = createPageStore();
  const { core, server } = await startTestCore({ page, buckets: words, session: true });
  const [first] = answers.accountList().accounts;
  if (!first) throw new Error('The fixture has no account');
  server.answer(accountList, {
    ...answers.accountList(),
    accounts: ['auto', 'HOME'].map((description) => ({ ...first, description, status: 'Active' })),
  });
  const accounts = accountsOf(core);
  await accounts.load();
  const described = () => {
    const state = accounts.state.value;
    return 'value' in state
      ? state.value?.accounts.map(({ description, status }) => `${description}, ${status}`)
      : [];
  };
  expect(described()).toEqual(['Auto loan, Active', 'HOME, Active']);
  page.set({ configuration: { locale: 'es' } });
  expect(described()).toEqual(['Préstamo de auto, Activa', 'Casa, Activa']);
  expect(server.requestsTo(accountList)).toHaveLength(1);
});
