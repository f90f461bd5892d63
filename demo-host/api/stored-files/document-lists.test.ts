import { accountDocuments, applicationDocuments, fileTypes } from '@portico/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSignedInHost, type TestHost } from '../testing/test-host';
import { documentsIn, listedDocuments } from '../testing/uploads';

const autoLoan = '0012-104417-3';
const application = 'A-20417';

let host: TestHost;
let token: string;
beforeEach(async () => {
  ({ host, token } = await createSignedInHost('maya'));
  return host.close;
});

describe('the lists', () => {
  it('of another borrower’s account and application are refused', async () => {
    const daniel = await host.signIn('daniel');
    const answers = [
      await host.send(accountDocuments, { accountNumber: autoLoan }, { token: daniel }),
      await host.send(applicationDocuments, { applicationNumber: application }, { token: daniel }),
    ];
    for (const { codes } of answers) expect(codes).toEqual(['Error']);
  });

  it('have no documents of another borrower', async () => {
    const daniel = await host.signIn('daniel');
    const names = (await listedDocuments(host, daniel)).map((one) => one['DisplayName']);
    expect(names).toEqual(['Bank statement.pdf']);
  });

  it('[LON-437] name the file, its format and the day it was uploaded', async () => {
    const asked = { accountNumber: autoLoan };
    const [first] = documentsIn(await host.send(accountDocuments, asked, { token }));
    expect(first).toEqual({
      FileId: expect.stringMatching(/^[0-9a-f]{32}$/),
      DisplayName: 'Repair estimate.png',
      DisplayFormat: 'png',
      DateUploaded: '2026-02-18',
    });
  });

  it('of file types have an ID and a description each', async () => {
    const { body } = await host.send(fileTypes, undefined, { token });
    expect(body['FileTypes']).toContainEqual({ ID: '1', Description: 'Proof of insurance' });
  });
});
