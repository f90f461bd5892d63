import {
  answerSecretQuestion,
  maintenanceMode,
  recoveryQuestion,
  updateProfile,
  userLogin,
  validateCode,
  verifyNewUser,
} from '@portico/contract';
import { localDate } from '@portico/rules';
import { object, parse, string } from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestHost, minute, type Answer, type TestHost } from '../../testing/test-host';
import { deriveByScrypt, type DeriveKey, hashCapacity } from '@portico/server/parts';

/** The hashes that are made: the work of each, how many at once, and what they wait for. */
const hashing = {
  work: new Array<number>(),
  running: 0,
  mostAtOnce: 0,
  until: Promise.resolve(),
};

const deriveKey: DeriveKey = async (typed, salt, work) => {
  hashing.work.push(work.cost * work.passes);
  hashing.running += 1;
  hashing.mostAtOnce = Math.max(hashing.mostAtOnce, hashing.running);
  await hashing.until;
  const key = await deriveByScrypt(typed, salt, work);
  hashing.running -= 1;
  return key;
};

/** Hashes wait until the returned function is called. */
function holdHashes(): () => void {
  let release = () => {};
  hashing.until = new Promise((resolve) => {
    release = resolve;
  });
  return () => release();
}

/** Higher than that of the seeded hashes. */
const cost = 8;
/** scrypt's p of every hash. */
const passes = 5;

let host: TestHost;
beforeEach(async () => {
  host = await createTestHost({ addressHeader: 'X-Forwarded-For', deriveKey, passwordCost: cost });
  hashing.until = Promise.resolve();
  hashing.work.length = 0;
  hashing.mostAtOnce = 0;
  return host.close;
});

const password = 'Juniper-14-road';
const from = (address: string) => ({ 'X-Forwarded-For': address });
const attempt = (username: string, typed: string, headers = from('192.0.2.1')) =>
  host.send(userLogin, { username, password: typed }, { headers });

/** How many hashes of this host's cost were made meanwhile, or as much work with lower ones. */
async function hashesOf(act: () => Promise<unknown>): Promise<number> {
  const before = hashing.work.length;
  await act();
  const work = hashing.work.slice(before);
  return work.reduce((sum, each) => sum + each, 0) / (cost * passes);
}

/** Repeats a call. */
async function times(count: number, act: (n: number) => Promise<unknown>): Promise<void> {
  for (let n = 0; n < count; n += 1) await act(n);
}

describe('a refused sign-in', () => {
  it.each(['maya', 'nobody'])(
    '[POR-133] costs no hash once wrong passwords for %s are over the limit, not even the right one',
    async (username) => {
      expect(await hashesOf(() => times(5, () => attempt(username, 'wrong')))).toBe(5);
      const refused = async () => {
        await times(10, () => attempt(username, 'wrong'));
        expect((await attempt(username, password)).codes).toEqual(['LockedOnBadPassword']);
      };
      expect(await hashesOf(refused)).toBe(0);
    },
  );

  it('[POR-133] costs no hash once a network is over the limit, for known and unknown names', async () => {
    expect(await hashesOf(() => times(52, (n) => attempt(`invented-${n}`, 'wrong')))).toBe(50);
    const refused = async () => {
      expect((await attempt('another', 'wrong')).codes).toEqual(['LockedOnBadPassword']);
      expect((await attempt('maya', password)).codes).toEqual(['LockedOnBadPassword']);
    };
    expect(await hashesOf(refused)).toBe(0);
    expect((await attempt('maya', password, from('192.0.2.2'))).status).toBe(200);
  });

  it('[POR-133] costs no hash when many are sent at once', async () => {
    const sent = () => Promise.all(Array.from({ length: 10 }, (_, n) => attempt('maya', `${n}`)));
    expect(await hashesOf(sent)).toBe(5);
  });

  it('[POR-133] costs no hash where SSNs of a sign-in are over the limit', async () => {
    await host.changeSetting('loginOptions.useSsnValidationOption', 'true');
    await host.changeSetting('loginOptions.useMultiFactorOption', 'false');
    await host.database.run('UPDATE borrowers SET email_verified = 0 WHERE id = 1001');
    const token = host.tokenOf(await attempt('maya', password));
    const guess = {
      credentials: { userName: 'maya', password },
      socialSecurityNumber: '900000000',
    };
    const before = hashing.work.length;
    await times(9, () => host.send(verifyNewUser, guess, { token }));
    expect(hashing.work.length - before).toBe(5);
  });

  it('[POR-133] costs no hash where current passwords of the profile are over the limit', async () => {
    const token = await host.signIn('maya');
    const userInfo = { oldPassword: 'wrong', newPassword: 'Lantern-road-52' };
    const before = hashing.work.length;
    await times(9, () => host.send(updateProfile, { userInfo }, { token }));
    expect(hashing.work.length - before).toBe(5);
  });

  it('[POR-133] costs no hash where secret answers are over the limit', async () => {
    const { body } = await host.send(recoveryQuestion, {
      emailAddress: 'maya@example.com',
      servicingBranch: '12',
      dateOfBirth: localDate('1985-04-17'),
      zipCode: '52401',
    });
    const shape = object({ LogonName: string(), CredentialExpiration: string() });
    const { LogonName, CredentialExpiration } = parse(shape, body['Credentials']);
    const answer = {
      logonName: LogonName,
      credentialExpiration: CredentialExpiration,
      secretAnswer: 'Rex',
    };
    expect(await hashesOf(() => times(9, () => host.send(answerSecretQuestion, answer)))).toBe(5);
  });

  it('[POR-133] whose name is unknown costs as much as one whose name is known', async () => {
    expect(await hashesOf(() => attempt('maya', 'wrong'))).toBe(1);
    expect(await hashesOf(() => attempt('nobody', 'wrong'))).toBe(1);
    await attempt('maya', password);
    expect(await hashesOf(() => attempt('maya', 'wrong'))).toBe(1);
  });
});

describe('a trusted device', () => {
  /** Signs in from a device of the borrower's, which is trusted from then on. */
  async function trusted(username: string, id: string) {
    const token = host.tokenOf(await host.logIn(username));
    const entry = { userId: username, code: await host.newestCode(), createTrustedDevice: true };
    const headers = { Origin: 'https://lender.example', 'Sec-Fetch-Site': 'cross-site' };
    const { body } = await host.send(validateCode, entry, { token, headers });
    return { [id]: String(body['TrustedDeviceToken']) };
  }
  const attemptOn = (trustedDeviceTokens: Record<string, string>, typed = password) =>
    host.send(
      userLogin,
      { username: 'maya', password: typed, trustedDeviceTokens },
      { headers: from('192.0.2.1') },
    );

  it('[POR-133] signs in while guesses for unknown names have paused its network', async () => {
    const device = await trusted('maya', '1001');
    await times(60, (n) => attempt(`invented-${n}`, 'wrong'));
    expect((await attempt('maya', password)).codes).toEqual(['LockedOnBadPassword']);
    expect(await attemptOn(device)).toMatchObject({ status: 200, body: { IsTrustedDevice: true } });
  });

  it('[POR-133] signs in while guesses for its borrower’s name have paused the name', async () => {
    const device = await trusted('maya', '1001');
    await times(6, () => attempt('maya', 'wrong', from('198.51.100.9')));
    expect((await attempt('maya', password)).codes).toEqual(['LockedOnBadPassword']);
    expect((await attemptOn(device)).status).toBe(200);
    expect((await attempt('maya', password)).codes).toEqual(['LockedOnBadPassword']);
  });

  it('[POR-133] has a limit of its own, whose guesses pause nobody else', async () => {
    const device = await trusted('maya', '1001');
    expect(await hashesOf(() => times(9, () => attemptOn(device, 'wrong')))).toBe(5);
    expect((await attemptOn(device)).codes).toEqual(['LockedOnBadPassword']);
    expect((await attempt('maya', password)).status).toBe(200);
    host.pass(15 * minute);
    expect((await attemptOn(device)).status).toBe(200);
  });

  it('[POR-133] of another borrower, or an invented one, frees no guess from the limits', async () => {
    const other = await trusted('hanna', '1002');
    await times(6, () => attempt('maya', 'wrong'));
    const [stolen = ''] = Object.values(other);
    for (const tokens of [other, { '1001': stolen }, { '1001': 'x'.repeat(43) }]) {
      expect((await attemptOn(tokens)).codes).toEqual(['LockedOnBadPassword']);
    }
  });
});

describe('hashes', () => {
  it('[POR-133] are made two at once, and the calls of others do not wait for them', async () => {
    const release = holdHashes();
    const flood = Array.from({ length: 9 }, (_, n) => attempt(`somebody-${n}`, 'wrong'));
    await vi.waitFor(() => expect(hashing.running).toBe(hashCapacity.atOnce));
    expect((await host.send(maintenanceMode, undefined)).status).toBe(200);
    release();
    const answers = await Promise.all(flood);
    expect(answers.map(({ codes }) => codes[0])).toEqual(answers.map(() => 'Invalid'));
    expect(hashing.mostAtOnce).toBe(hashCapacity.atOnce);
  });

  it('over what may wait from one network are refused by 503, and others are admitted', async () => {
    const release = holdHashes();
    const { atOnce, waitingFrom } = hashCapacity;
    const flood = Array.from({ length: atOnce + waitingFrom + 3 }, (_, n) =>
      attempt(`somebody-${n}`, 'wrong'),
    );
    const refused: Answer[] = [];
    void Promise.all(
      flood.map(async (one) => {
        const answer = await one;
        if (answer.status === 503) refused.push(answer);
      }),
    );
    await vi.waitFor(() => expect(refused).toHaveLength(3));
    const other = attempt('maya', password, from('198.51.100.9'));
    release();
    const answers = await Promise.all(flood);
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy).toHaveLength(3);
    expect(busy[0]?.codes).toEqual(['ServerError']);
    expect(busy[0]?.headers.get('Retry-After')).toBe('5');
    expect((await other).status).toBe(200);
    expect(host.failures).toEqual([]);
  });

  it('over what may wait in all are refused by 503, and count as no attempt', async () => {
    const release = holdHashes();
    const { atOnce, waiting } = hashCapacity;
    const flood = Array.from({ length: atOnce + waiting }, (_, n) =>
      attempt(`somebody-${n}`, 'wrong', from(`203.0.113.${n % 20}`)),
    );
    await vi.waitFor(() => expect(hashing.running).toBe(atOnce));
    await vi.waitFor(async () => {
      const { status } = await attempt('maya', 'wrong', from('198.51.100.9'));
      expect(status).toBe(503);
    });
    release();
    await Promise.all(flood);
    expect(await hashesOf(() => times(9, () => attempt('maya', 'wrong')))).toBe(5);
  });
});
