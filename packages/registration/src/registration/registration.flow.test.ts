import { checkLoginName, localDate, type LocalDate } from '@portico/rules';
import { describe, expect, it, vi } from 'vitest';
import { createLogonCheck } from './logon/logon-check';
import { createRegistrationFlow } from './registration.flow';
import { createMoves } from './registration.moves';
import type {
  Field,
  LogonPolicy,
  MovePorts,
  RegistrationPorts,
  WizardRules,
} from './registration.state';
import { isOpen, tabSections } from './registration.steps';

const today = (): LocalDate => {
  const day = localDate('2026-03-02');
  if (!day) throw new Error('No such day');
  return day;
};

const loginName = { minimum: 4, maximum: 12, patterns: [] };
const policyOf = (rules: WizardRules): LogonPolicy => {
  const agreements: LogonPolicy['agreements'] = [];
  const password = { mode: 'legacy', minimum: 8, maximum: 12 } as const;
  const shown = { agreements, opensFirst: false };
  return { ...shown, check: createLogonCheck({ ...shown, loginName, password }, rules) };
};

const lean: WizardRules = {
  personal: new Set(['lastName', 'emailAddress', 'ssn']),
  security: new Set(['placeOfBirth']),
  accountType: 'Loan',
  ssnDigits: 9,
  verifiesEmail: false,
  confirmsPassword: false,
};

function wizard(rules: Partial<WizardRules> = {}, patch: Partial<MovePorts> = {}) {
  const asked = { ...lean, ...rules };
  const ports = {
    maintenance: vi.fn<MovePorts['maintenance']>(() => Promise.resolve('up')),
    enter: vi.fn<MovePorts['enter']>((section) =>
      Promise.resolve(section === 'logon' ? { policy: policyOf(asked) } : {}),
    ),
    create: vi.fn<MovePorts['create']>(() => Promise.resolve({ end: 'created' })),
    down: vi.fn(),
    signIn: vi.fn<MovePorts['signIn']>(),
    ...patch,
  };
  const moves = vi.fn<RegistrationPorts['moves']>((flow) =>
    Promise.resolve(createMoves(ports, flow)),
  );
  const flow = createRegistrationFlow({ moves, groupsOf: () => [], today }, asked);
  const type = (field: Field, text: string) => flow.send({ type: 'change', field, value: text });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const go = async (event: Parameters<typeof flow.send>[0]) => {
    flow.send(event);
    await settle();
  };
  return {
    flow,
    ports,
    moves,
    type,
    settle,
    state: () => flow.state.peek(),
    pressContinue: () => go({ type: 'submit' }),
    back: () => go({ type: 'back' }),
    create: () => go({ type: 'submit' }),
    verified: () => go({ type: 'verified' }),
    open: (section: 'personal' | 'security' | 'logon') => go({ type: 'open', section }),
    personal: () => {
      type('lastName', 'Caldwell');
      type('emailAddress', 'iris@example.com');
      type('ssn', '900123456');
    },
    logon: () => {
      type('userName', ' iris.new ');
      type('password', 'Meadow9lark');
    },
    tabs: () =>
      tabSections(asked).map((tab) => [tab, isOpen(tab, flow.state.peek(), asked)] as const),
  };
}

const noSecurity = { security: new Set<never>() };

describe('moving through the sections', () => {
  it('[ACC-352] goes from personal data to security', async () => {
    const run = wizard();
    run.personal();
    await run.pressContinue();
    expect(run.state().section).toBe('security');
  });

  it('[ACC-353] goes from personal data to the registration without security fields', async () => {
    const run = wizard(noSecurity);
    run.personal();
    await run.pressContinue();
    expect(run.state().section).toBe('logon');
  });

  it('[ACC-354] goes from security to the registration', async () => {
    const run = wizard();
    run.personal();
    await run.pressContinue();
    run.type('placeOfBirth', 'Vinton');
    await run.pressContinue();
    expect(run.state().section).toBe('logon');
  });

  it('[ACC-355] goes back and keeps the entries', async () => {
    const run = wizard();
    run.personal();
    await run.pressContinue();
    run.type('placeOfBirth', 'Vinton');
    await run.pressContinue();
    run.logon();
    await run.back();
    expect(run.state().section).toBe('security');
    await run.back();
    expect(run.state()).toMatchObject({
      section: 'personal',
      values: { lastName: 'Caldwell', placeOfBirth: 'Vinton', password: 'Meadow9lark' },
    });
  });

  it('[ACC-300] stays in a section with a problem, and shows it', async () => {
    const run = wizard();
    await run.pressContinue();
    expect(run.state()).toMatchObject({ section: 'personal', failedSubmits: 1 });
    expect(run.state().errors.lastName).toBe('required');
    expect(run.ports.maintenance).not.toHaveBeenCalled();
  });

  it('[ACC-278] has no security tab without security fields', () => {
    expect(
      wizard(noSecurity)
        .tabs()
        .map(([tab]) => tab),
    ).toEqual(['personal', 'logon']);
    expect(
      wizard()
        .tabs()
        .map(([tab]) => tab),
    ).toEqual(['personal', 'security', 'logon']);
  });

  it('[ACC-369, ACC-370] opens each tab when the step before it is done', async () => {
    const run = wizard();
    const open = () => run.tabs().map(([, is]) => is);
    expect(open()).toEqual([true, false, false]);
    run.personal();
    expect(open()).toEqual([true, true, false]);
    run.type('placeOfBirth', 'Vinton');
    expect(open()).toEqual([true, true, true]);
    await run.open('logon');
    expect(run.state().section).toBe('logon');
  });

  it('[ACC-371] opens the registration after personal data without security fields', () => {
    const run = wizard(noSecurity);
    expect(run.tabs()).toEqual([
      ['personal', true],
      ['logon', false],
    ]);
    run.personal();
    expect(run.tabs()).toEqual([
      ['personal', true],
      ['logon', true],
    ]);
  });

  it('ignores a disabled tab', async () => {
    const run = wizard();
    await run.open('logon');
    expect(run.state().section).toBe('personal');
  });
});

describe('an e-mail to be verified', () => {
  it('[ACC-356] follows personal data, by Continue and by tab', async () => {
    for (const way of ['pressContinue', 'open'] as const) {
      const run = wizard({ verifiesEmail: true });
      run.personal();
      await (way === 'pressContinue' ? run.pressContinue() : run.open('security'));
      expect(run.state().section).toBe('emailVerification');
      expect(run.tabs().map(([, is]) => is)).toEqual([true, false, false]);
    }
  });

  it.each([
    ['[ACC-362] security', {}, 'security'],
    ['[ACC-362] the registration', noSecurity, 'logon'],
  ])('is followed by %s', async (_id, rules, section) => {
    const run = wizard({ verifiesEmail: true, ...rules });
    run.personal();
    await run.pressContinue();
    await run.verified();
    expect(run.state().section).toBe(section);
  });

  it.each([
    ['[ACC-357] security', {}, 'security'],
    ['[ACC-357] the registration', noSecurity, 'logon'],
  ])('is not verified again on the way to %s', async (_id, rules, section) => {
    const run = wizard({ verifiesEmail: true, ...rules });
    run.personal();
    await run.pressContinue();
    await run.verified();
    await run.open('personal');
    await run.pressContinue();
    expect(run.state().section).toBe(section);
  });

  it('[ACC-363] is verified again if it is changed while the next section opens', async () => {
    let edits = false;
    const run = wizard(
      { verifiesEmail: true },
      {
        maintenance() {
          if (edits) run.type('emailAddress', 'other@example.com');
          return Promise.resolve('up');
        },
      },
    );
    run.personal();
    await run.pressContinue();
    await run.verified();
    await run.back();
    edits = true;
    await run.pressContinue();
    expect(run.state()).toMatchObject({ section: 'emailVerification', busy: 'no' });
  });

  it('[ACC-363] is verified again after it was changed', async () => {
    const run = wizard({ verifiesEmail: true });
    run.personal();
    await run.pressContinue();
    await run.verified();
    await run.open('personal');
    run.type('emailAddress', 'iris@other.example');
    run.type('emailAddress', 'iris@example.com');
    await run.pressContinue();
    expect(run.state().section).toBe('emailVerification');
  });

  it('can be continued after the service was unreachable for a moment', async () => {
    let service: 'up' | 'unknown' = 'up';
    const run = wizard({ verifiesEmail: true }, { maintenance: () => Promise.resolve(service) });
    run.personal();
    await run.pressContinue();
    service = 'unknown';
    await run.verified();
    expect(run.state()).toMatchObject({
      section: 'emailVerification',
      refusal: 'errorKindOffline',
    });
    service = 'up';
    await run.pressContinue();
    expect(run.state().section).toBe('security');
  });
});

describe('the service', () => {
  it('[ACC-367] is checked before every section change: forward, back and by tab', async () => {
    const run = wizard();
    run.personal();
    await run.pressContinue();
    await run.back();
    await run.open('security');
    expect(run.ports.maintenance).toHaveBeenCalledTimes(3);
  });

  it('[ACC-368] in maintenance leads to the sign-in screen', async () => {
    const run = wizard({}, { maintenance: () => Promise.resolve('down') });
    run.personal();
    await run.pressContinue();
    expect(run.ports.down).toHaveBeenCalledOnce();
    expect(run.state().section).toBe('personal');
  });

  it('in maintenance can be tried again on a page that stays, or is returned to', async () => {
    let service: 'up' | 'down' = 'down';
    const run = wizard({}, { maintenance: () => Promise.resolve(service) });
    run.personal();
    await run.pressContinue();
    expect(run.state()).toMatchObject({ busy: 'no', refusal: 'errorKindOffline' });
    service = 'up';
    await run.pressContinue();
    expect(run.state().section).toBe('security');
  });

  it.each([
    [
      'a service that cannot be reached',
      { maintenance: () => Promise.resolve('unknown' as const) },
      'errorKindOffline',
    ],
    ['a step whose code cannot be loaded', { enter: () => Promise.resolve(undefined) }, 'noCode'],
  ] as const)('%s changes nothing, and an error is shown', async (_title, ports, refusal) => {
    const run = wizard({}, ports);
    run.personal();
    await run.pressContinue();
    expect(run.state()).toMatchObject({
      section: 'personal',
      busy: 'no',
      refusal,
      values: { lastName: 'Caldwell' },
    });
  });

  it('keeps what was typed if the code of the moves cannot be loaded, and tries again', async () => {
    const run = wizard();
    run.moves.mockRejectedValueOnce(new Error('offline'));
    run.personal();
    await run.pressContinue();
    expect(run.state()).toMatchObject({
      section: 'personal',
      busy: 'no',
      refusal: 'noCode',
      values: { lastName: 'Caldwell' },
    });
    await run.pressContinue();
    expect(run.state()).toMatchObject({ section: 'security', refusal: undefined });
  });

  it('is not asked, and nothing moves, once the wizard was removed', async () => {
    const run = wizard();
    run.personal();
    run.flow.send({ type: 'submit' });
    run.flow.dispose();
    await run.settle();
    expect(run.state()).toMatchObject({ section: 'personal', moves: 0 });
    expect(run.ports.enter).not.toHaveBeenCalled();
  });

  it('is checked once for two presses, and text typed meanwhile is kept', async () => {
    const run = wizard();
    run.personal();
    run.flow.send({ type: 'submit' });
    run.flow.send({ type: 'submit' });
    run.type('firstName', 'Iris');
    await run.settle();
    expect(run.ports.maintenance).toHaveBeenCalledOnce();
    expect(run.state().values.firstName).toBe('Iris');
  });
});

describe('Create Account', () => {
  async function atTheEnd(patch: Partial<MovePorts> = {}) {
    const run = wizard(noSecurity, patch);
    run.personal();
    await run.pressContinue();
    run.logon();
    return run;
  }

  it('[ACC-388] signs in with the new username and password, then forgets them', async () => {
    const run = await atTheEnd();
    await run.create();
    expect(run.ports.signIn).toHaveBeenCalledExactlyOnceWith({
      username: 'iris.new',
      password: 'Meadow9lark',
    });
    expect(run.state()).toMatchObject({ end: 'created', values: { password: '', ssn: '' } });
  });

  it('[ACC-389] does not sign in a restricted borrower', async () => {
    const run = await atTheEnd({ create: () => Promise.resolve({ end: 'restricted' }) });
    await run.create();
    expect(run.state().end).toBe('restricted');
    expect(run.ports.signIn).not.toHaveBeenCalled();
  });

  it('[ACC-420] goes to the sign-in screen in maintenance', async () => {
    const run = await atTheEnd({ create: () => Promise.resolve({ end: 'maintenance' }) });
    await run.create();
    expect(run.ports.down).toHaveBeenCalledOnce();
    expect(run.state()).toMatchObject({ busy: 'no', refusal: 'errorKindOffline' });
  });

  it('keeps everything that was typed when it is refused', async () => {
    const run = await atTheEnd({
      create: () => Promise.resolve({ end: 'refused', text: 'errorLoginNameExists' }),
    });
    await run.create();
    expect(run.state()).toMatchObject({
      section: 'logon',
      refusal: 'errorLoginNameExists',
      values: { lastName: 'Caldwell', userName: ' iris.new ', password: 'Meadow9lark' },
    });
  });

  it('sends once when it is pressed twice', async () => {
    const run = await atTheEnd({ create: vi.fn(() => new Promise<never>(() => undefined)) });
    await run.create();
    await run.create();
    expect(run.ports.create).toHaveBeenCalledOnce();
  });

  it('sends nothing while a rule is not met', async () => {
    const run = await atTheEnd();
    run.type('userName', 'iris new');
    expect(checkLoginName('iris new', loginName).ok).toBe(false);
    await run.create();
    expect(run.ports.create).not.toHaveBeenCalled();
    expect(run.state().failedSubmits).toBe(1);
  });
});
