import { passableToken } from '@portico/contract';
import { startTestCore } from '@portico/core/testing';
import { localDate } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import { documentOf } from './statement-address';

const date = localDate('2026-02-17');

async function addressIn(locale: 'en' | 'es', viewer: 'standard' | 'broadridge') {
  const { core, server } = await startTestCore({
    session: true,
    configuration: { api: 'https://api.example', locale },
  });
  server.answer(passableToken, { hasNoErrors: true, errors: [], passableToken: 'passable-1' });
  if (date === undefined) throw new Error('Not a day');
  const statement = { date, id: 'S-7', number: undefined, type: undefined, provider: undefined };
  const address = await documentOf(core, statement, viewer);
  return new URL(address.ok ? address.value : '').searchParams;
}

describe("a statement's address", () => {
  it.each([
    ['es', 'standard', 'es'],
    ['es', 'broadridge', 'es'],
    ['en', 'standard', null],
    ['en', 'broadridge', null],
  ] as const)('in %s for the %s viewer has the language %s', async (locale, viewer, language) => {
    expect((await addressIn(locale, viewer)).get('language')).toBe(language);
  });

  it('leaves out what the statement does not have', async () => {
    const query = await addressIn('en', 'standard');
    expect(query.has('Number')).toBe(false);
    expect(query.has('Type')).toBe(false);
    expect(query.get('Id')).toBe('S-7');
  });
});
