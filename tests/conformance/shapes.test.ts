import { accountList, setupTarget } from '@portico/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestHost } from '../../demo-host/api/testing/test-host';
import { mixedShapes } from '../../demo-host/api/shapes/mixed-shapes';
import { readShapes, shapeNames } from '../../demo-host/api/shapes/shapes';
import { checkApi } from '../../packages/conformance/src';
import { referenceSubject } from './reference';
import { comparable, walk, type Steps } from './walks';

const choices = [...shapeNames, ...mixedShapes];

async function walkIn(shapes?: string): Promise<Steps> {
  const host = await createTestHost({ shapes: readShapes(shapes) });
  try {
    return await walk(host);
  } finally {
    await host.close();
  }
}

describe('the borrower’s main walks', () => {
  let usual: Steps;
  beforeAll(async () => {
    usual = await walkIn();
  });

  it('get every answer, and every refusal with its code', () => {
    expect(usual).toMatchObject({
      'wrong password': ['Invalid'],
      'wrong code': ['CodeInvalid'],
      'payment of nothing': ['AmountMin'],
      'post-office box': ['ContainsPOBox'],
      'wrong e-mail code': ['CodeInvalid'],
      'another SSN': [expect.any(String)],
      payment: { referenceNumber: expect.stringMatching(/^CV-/) },
    });
  });

  it.each(choices)('[POR-062] pass in the same way with %s', async (shapes) => {
    expect(comparable(await walkIn(shapes))).toEqual(comparable(usual));
  });
});

describe('the shapes of the reference API', () => {
  it.each(mixedShapes)('[POR-062] conform to the contract: %s', async (shapes) => {
    const host = await createTestHost({ shapes: readShapes(shapes) });
    const { url, fetch, credentials, confirm } = referenceSubject(host);
    const { findings } = await checkApi({ url, fetch, credentials, confirm, change: true });
    await host.close();
    expect(findings.filter(({ result }) => result === 'failed')).toEqual([]);
  });

  it('are not what it answers by itself, and an unknown one is refused', async () => {
    const host = await createTestHost({ shapes: readShapes('camelCase,nulls') });
    const token = await host.signIn('maya').catch(() => undefined);
    expect(token).toBeUndefined();
    await host.close();
    expect(() => readShapes('upperCase')).toThrow('There is no shape "upperCase"');
  });
});

describe('a path', () => {
  it.each([setupTarget.path.toLowerCase(), setupTarget.path.toUpperCase()])(
    '[LON-052] of the reference API is matched in any letter case: %s',
    async (path) => {
      const host = await createTestHost();
      const answers = await Promise.all([host.fetch(setupTarget.path), host.fetch(path)]);
      expect(await answers[1].json()).toEqual(await answers[0].json());
      await host.close();
    },
  );

  it('[LON-052] answers a member in small letters as in the listed casing', async () => {
    const host = await createTestHost();
    const token = await host.signIn('maya');
    const ask = async (path: string) =>
      (await host.fetch(path, { headers: { UserToken: token } })).json();
    const query = '?AccountNumber=0012-104417-3&Year=2026';
    const listed: unknown = await ask(`/api/accountEStatements/GetStatementList${query}`);
    expect(await ask(`/api/accountestatements/getstatementlist${query}`)).toEqual(listed);
    expect(await ask(accountList.path.toLowerCase())).toEqual(await ask(accountList.path));
    await host.close();
  });
});
