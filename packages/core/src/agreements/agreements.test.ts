import { clientError } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { readableAgreements, readAgreements } from './agreements';
import type { Setting } from '../settings/setting';
import { settle, startTestCore } from '../testing';
import { agreements } from './agreement-options';

const good = '/terms|01/31/2024|Terms|login-ach';

async function read(lines: readonly string[]) {
  const { core, server } = await startTestCore({
    settings: { [agreements.key]: lines.join('\n') },
  });
  const found = readAgreements(core, core.setting(agreements).value);
  await settle();
  const reports = server.requestsTo(clientError).map(({ body }) => body);
  return { names: found.map(({ name }) => name), reports };
}

describe('the agreements of the setup', () => {
  it('are read, one per line, and nothing is reported', async () => {
    expect(await read([good])).toEqual({ names: ['Terms'], reports: [] });
  });

  it.each([
    [
      '[ACC-157, PAY-576] three parts raise the setup error',
      '/x|01/31/2024|Short',
      'GAC Setup Error: Incorrect number of parameters for agreement string /x|01/31/2024|Short',
    ],
    [
      '[ACC-157, PAY-576] five parts raise the setup error',
      '/x|01/31/2024|Long|ach|more',
      'GAC Setup Error: Incorrect number of parameters for agreement string /x|01/31/2024|Long|ach|more',
    ],
    [
      '[ACC-162, PAY-574] an unknown moment raises its error',
      '/x|01/31/2024|Fax|fax',
      'Invalid agreement type: fax',
    ],
    ['an invalid date', '/x|soon|Dateless|ach', 'Agreement without a date: /x|soon|Dateless|ach'],
  ])('%s', async (_, line, message) => {
    const { names, reports } = await read([good, line]);
    expect(names).toContain('Terms');
    expect(reports).toEqual([expect.objectContaining({ Message: message })]);
  });

  it('[ACC-824, PAY-584] beyond the fifth are ignored, and reported', async () => {
    const lines = [1, 2, 3, 4, 5, 6].map((place) => `/${place}|01/31/2024|No. ${place}|ach`);
    const { names, reports } = await read(lines);
    expect(names).toEqual(['No. 1', 'No. 2', 'No. 3', 'No. 4', 'No. 5']);
    expect(reports).toEqual([
      expect.objectContaining({ Message: expect.stringContaining('No. 6') }),
    ]);
  });
});

describe('an agreement’s own text', () => {
  it.each([
    [
      'is read by its position',
      { 'globalOptions.agreementText2': '<p>Two</p>' },
      ['', '<p>Two</p>'],
    ],
    ['is empty by default', {}, ['', '']],
  ])('%s', async (_title, texts, expected) => {
    const lines = [good, '/two|01/31/2024|Two|login'].join('\n');
    const { core } = await startTestCore({ settings: { [agreements.key]: lines, ...texts } });
    const read = <T>(setting: Setting<T>) => core.setting(setting).peek();
    const found = readableAgreements(read, readAgreements(core, read(agreements)));
    expect(found.map(({ html }) => html)).toEqual(expected);
  });
});
