import { clientError } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { settle, startTestCore } from '../testing';

describe('a report', () => {
  it('[ACC-818, LON-524] sends POST /api/ClientError with Message, Stack and UserAgent', async () => {
    const { core, server } = await startTestCore({ userAgent: 'Test/1.0' });
    core.report({ message: 'It broke', stack: 'at here' });
    await settle();
    expect(server.requestsTo(clientError)).toEqual([
      expect.objectContaining({
        method: 'POST',
        url: '/api/ClientError',
        body: { Message: 'It broke', Stack: 'at here', UserAgent: 'Test/1.0' },
      }),
    ]);
  });

  it('[ACC-819, LON-525, LON-526] has no braces, angle brackets or surrounding space', async () => {
    const { core, server } = await startTestCore({ userAgent: ' <UA> {1} ' });
    core.report({ message: '  {a} <b>c</b> ', stack: '\n<x>{y}\n' });
    await settle();
    expect(server.requestsTo(clientError)[0]?.body).toEqual({
      Message: 'a bc/b',
      Stack: 'xy',
      UserAgent: 'UA 1',
    });
  });

  it('[ACC-820, LON-527, LON-528] is sent once; one that differs is sent too', async () => {
    const { core, server } = await startTestCore();
    for (const message of ['a', 'b', 'a', ' a ', '{a}']) core.report({ message });
    core.report({ message: 'a', stack: 'elsewhere' });
    await settle();
    const sent = server.requestsTo(clientError).map(({ body }) => body);
    expect(sent).toEqual([
      expect.objectContaining({ Message: 'a' }),
      expect.objectContaining({ Message: 'b' }),
      expect.objectContaining({ Message: 'a', Stack: 'elsewhere' }),
    ]);
  });

  it.each(['drop', 'refuse'] as const)(
    '[ACC-821, LON-529] that fails (%s) is only logged: no further report, nothing shown',
    async (how) => {
      const { core, server, logged, assigned } = await startTestCore();
      if (how === 'drop') server.drop(clientError);
      else server.refuse(clientError, 'Error');
      core.report({ message: 'It broke' });
      await settle();
      expect(server.requestsTo(clientError)).toHaveLength(1);
      expect(logged).toEqual(['Portico could not report: It broke']);
      expect(assigned).toEqual([]);
    },
  );

  it('never carries the session’s token', async () => {
    const { core, server } = await startTestCore({ session: true });
    core.report({ message: 'at /x?t=token-1', stack: 'token-1' });
    await settle();
    expect(JSON.stringify(server.requestsTo(clientError)[0]?.body)).not.toContain('token-1');
  });

  it('[POR-030] carries no card number, social security number, password or other token', async () => {
    const { core, server } = await startTestCore({
      userAgent: 'Host/1 session=q7Jm0o1Xb2c3D4e5F6g7H8i9J0k1L2m3',
    });
    core.report({
      message: 'Card 4242 4242 4242 4242 of 900-12-3456: {"password":"hunter2"}',
      stack: 'at https://lender.example/pay?account=0012-104417-3#password=hunter2',
    });
    await settle();
    const body = JSON.stringify(server.requestsTo(clientError)[0]?.body);
    for (const secret of ['4242', '900-12', 'hunter2', 'q7Jm0o1X', '104417']) {
      expect(body).not.toContain(secret);
    }
  });
});
