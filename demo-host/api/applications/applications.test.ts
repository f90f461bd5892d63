import { applicationList, applyForLoan, documentAddress, passableToken } from '@portico/contract';
import { parse, string } from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSignedInHost, minute, type TestHost } from '../testing/test-host';

let host: TestHost;
let token: string;
beforeEach(async () => {
  ({ host, token } = await createSignedInHost('iris'));
  return host.close;
});

const newAddress = async (language?: string) => {
  const { body } = await host.send(passableToken, undefined, { token });
  const pass = parse(string(), body['PassableToken']);
  return documentAddress('', applyForLoan, { token: pass, language });
};

const proofIn = (page: string) => /name="proof" value="([^"]+)"/.exec(page)?.[1] ?? '';

const send = (form: Readonly<Record<string, string>>) =>
  host.fetch(applyForLoan.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  });

const listed = async () => {
  const { body } = await host.send(applicationList, { numDaysToRetrieve: 30 }, { token });
  return [body['Applications']].flat();
};

describe('the application', () => {
  it('[LON-521, LON-522] opens once, for 60 seconds, by a token that is not the session’s', async () => {
    const address = await newAddress();
    expect(address).not.toContain(token);
    const response = await host.fetch(address);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Iris');
    expect((await host.fetch(address)).status).toBe(404);
    const late = await newAddress();
    host.pass(minute);
    expect((await host.fetch(late)).status).toBe(404);
    expect((await host.fetch(documentAddress('', applyForLoan, { token }))).status).toBe(404);
  });

  it('is received once, and listed among the borrower’s applications', async () => {
    const before = (await listed()).length;
    const proof = proofIn(await (await host.fetch(await newAddress())).text());
    const answer = await send({ proof, amount: '12,500.00' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('A-20418');
    expect((await send({ proof, amount: '12,500.00' })).status).toBe(404);
    const after = await listed();
    expect(after).toHaveLength(before + 1);
    expect(after[0]).toMatchObject({
      ApplicationNumber: 'A-20418',
      Status: 'Received',
      AmountRequested: 12_500,
      LastModified: '2026-03-02',
    });
  });

  it.each(['', '499.99', '50000.01', '1,23', '<script>'])(
    'shows the form again for an amount of "%s", with what was typed',
    async (amount) => {
      const proof = proofIn(await (await host.fetch(await newAddress())).text());
      const answer = await send({ proof, amount });
      expect(answer.status).toBe(422);
      const page = await answer.text();
      expect(page).toContain('Enter an amount from $500.00 to $50,000.00.');
      expect(page).not.toContain('<script');
      expect((await send({ proof: proofIn(page), amount: '500' })).status).toBe(200);
    },
  );

  it('is in Spanish on request', async () => {
    const page = await (await host.fetch(await newAddress('es'))).text();
    expect(page).toContain('<html lang="es">');
    expect(page).toContain('Solicitud de préstamo');
  });

  it('allows no script and no other form target on its page', async () => {
    const { headers } = await host.fetch(await newAddress());
    expect(headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self'; base-uri 'none'/,
    );
  });

  it.each([
    ['globalOptions.allowApplyForLoanOption', 'false'],
    ['globalOptions.useConsumerOriginationOption', 'false'],
    ['globalOptions.hideApplyForLoanOption', 'true'],
  ])('[PAY-605] is not to be had with %s %s', async (key, value) => {
    await host.services.settings.change([{ bucket: 'shared', key, value }]);
    expect((await host.fetch(await newAddress())).status).toBe(404);
  });
});
