import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accountDocuments, passableToken, uploadedDocument } from '@portico/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApi } from '../create-api';
import { seedFile } from '../seed/documents';
import { createServices } from '../services';
import { createSignedInHost, minute, type TestHost } from '../testing/test-host';
import { documentAddressOf, documentsIn, listedDocuments } from '../testing/uploads';
import { createServedFiles } from '@portico/server/parts';

const autoLoan = '0012-104417-3';

let host: TestHost;
let token: string;
beforeEach(async () => {
  ({ host, token } = await createSignedInHost('maya'));
  return host.close;
});

/** The id of a seeded document of a format: those of the loan, and the borrower's letter. */
async function idOf(format: string): Promise<string> {
  const asked = { accountNumber: autoLoan };
  const ofLoan = documentsIn(await host.send(accountDocuments, asked, { token }));
  const all = [...ofLoan, ...(await listedDocuments(host, token))];
  return String(all.find((one) => one['DisplayFormat'] === format)?.['FileId']);
}

const open = async (format: string, headers?: Readonly<Record<string, string>>) =>
  host.fetch(await documentAddressOf(host, token, await idOf(format)), {
    ...(headers && { headers }),
  });

describe('a stored document', () => {
  it.each([
    ['pdf', 'proof-of-insurance.pdf', 'application/pdf'],
    ['jpg', 'insurance-card.jpg', 'image/jpeg'],
    ['png', 'repair-estimate.png', 'image/png'],
    ['docx', 'letter.docx', 'application/octet-stream'],
  ])('of the format %s is sent byte by byte, to be saved', async (format, file, type) => {
    const response = await open(format);
    const { headers } = response;
    expect(response.status).toBe(200);
    expect(headers.get('Content-Type')).toBe(type);
    expect(headers.get('Content-Disposition')).toMatch(/^attachment;/);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(await readFile(seedFile(file)));
  });

  it.each([
    ['pdf', 'iframe', 'inline'],
    ['jpg', 'image', 'inline'],
    ['png', 'empty', 'inline'],
    ['pdf', 'document', 'attachment'],
    ['docx', 'iframe', 'attachment'],
  ])('of the format %s for a request of kind %s is %s', async (format, dest, as) => {
    const { headers } = await open(format, { 'Sec-Fetch-Dest': dest });
    expect(headers.get('Content-Disposition')).toMatch(new RegExp(`^${as};`));
  });

  it('[POR-102] runs nothing: it is sandboxed and is what its type says', async () => {
    for (const format of ['pdf', 'jpg', 'png', 'docx']) {
      const { headers } = await open(format);
      expect(headers.get('Content-Security-Policy')).toBe("sandbox; default-src 'none'");
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
      expect(headers.get('Cache-Control')).toBe('no-store');
    }
    const shown = await open('pdf', { 'Sec-Fetch-Dest': 'iframe' });
    // Browsers show no PDF in a sandbox.
    expect(shown.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'/);
  });

  it.each(['pdf', 'png', 'docx'])(
    '[POR-102] whose bytes on disk have become HTML is not sent as HTML: %s',
    async (format) => {
      const file = join(host.filesFolder, 'documents', await idOf(format));
      await writeFile(file, '<!doctype html><script>alert(1)</script>');
      const { headers } = await open(format, { 'Sec-Fetch-Dest': 'iframe' });
      expect(headers.get('Content-Type')).not.toMatch(/html|svg|xml|text/);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    },
  );

  it.each([
    ['保险证明.pdf', "filename*=UTF-8''%E4%BF%9D%E9%99%A9%E8%AF%81%E6%98%8E.pdf"],
    ['a"; filename="b.html', 'filename="a__ filename__b.html"'],
    ["it's (new)\r\nSet-Cookie: a=b.pdf", 'it%27s%20%28new%29%0D%0ASet-Cookie%3A%20a%3Db.pdf'],
  ])('named %j is saved under that name', async (name, expected) => {
    await host.database.run('UPDATE documents SET name = ?', [name]);
    const { headers } = await open('pdf');
    expect(headers.get('Content-Disposition')).toContain(expected);
    expect(headers.get('Set-Cookie')).toBeNull();
  });
});

describe('the token', () => {
  it('opens one document once, within 60 seconds, and is not the session’s', async () => {
    const address = await documentAddressOf(host, token, await idOf('pdf'));
    expect(address).not.toContain(token);
    expect((await host.fetch(address)).status).toBe(200);
    expect((await host.fetch(address)).status).toBe(404);
    const late = await documentAddressOf(host, token, await idOf('pdf'));
    host.pass(minute);
    expect((await host.fetch(late)).status).toBe(404);
    const ofSession = `${uploadedDocument.path}?FileId=${await idOf('pdf')}&Name=a&PageNumber=1`;
    expect((await host.fetch(`${ofSession}&token=${token}`)).status).toBe(404);
  });

  it('of another borrower opens nothing', async () => {
    const daniel = await host.signIn('daniel');
    const address = await documentAddressOf(host, daniel, await idOf('pdf'));
    const response = await host.fetch(address);
    expect(response.status).toBe(404);
    expect(await response.text()).toMatch(/opens once/);
  });

  it('is needed', async () => {
    const response = await host.fetch(`${uploadedDocument.path}?FileId=${await idOf('pdf')}`);
    expect(response.status).toBe(404);
  });
});

describe('with an origin of their own', () => {
  const servedFilesUrl = 'http://files.lender.example/document';

  const createOrigin = () => {
    const { database, key, filesFolder } = host;
    const options = { database, key, filesFolder, clock: host.services.clock, servedFilesUrl };
    return {
      api: createApi(options),
      files: createServedFiles(createServices(options), () => undefined),
    };
  };

  it('[POR-102] documents are opened there, by a second token that is used once', async () => {
    const { api, files } = createOrigin();
    const sent = await api.request(await documentAddressOf(host, token, await idOf('pdf')), {
      headers: { 'Sec-Fetch-Dest': 'iframe' },
    });
    expect(sent.status).toBe(302);
    expect(await sent.text()).toBe('');
    const location = sent.headers.get('Location') ?? '';
    expect(location).toMatch(/^http:\/\/files\.lender\.example\/document\?token=/);
    const first = await files.request(location, { headers: { 'Sec-Fetch-Dest': 'iframe' } });
    expect(first.status).toBe(200);
    expect(first.headers.get('Content-Disposition')).toMatch(/^inline;/);
    expect((await files.request(location)).status).toBe(404);
  });

  it('a passable token opens nothing there, and the second nothing at the API', async () => {
    const { api, files } = createOrigin();
    const { body } = await host.send(passableToken, undefined, { token });
    expect((await files.request(`/document?token=${String(body['PassableToken'])}`)).status).toBe(
      404,
    );
    const id = await idOf('pdf');
    const sent = await api.request(await documentAddressOf(host, token, id));
    const second = new URL(sent.headers.get('Location') ?? '').searchParams.get('token');
    const query = `FileId=${id}&Name=a&PageNumber=1&token=${second}`;
    expect((await api.request(`${uploadedDocument.path}?${query}`)).status).toBe(404);
  });

  it('what a script fetches comes from the API, where the page’s policy allows it', async () => {
    const { api } = createOrigin();
    const address = await documentAddressOf(host, token, await idOf('png'));
    const response = await api.request(address, { headers: { 'Sec-Fetch-Dest': 'empty' } });
    expect(response.status).toBe(200);
  });
});
