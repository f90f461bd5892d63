import {
  documentAddress,
  draftAgreement,
  draftAgreementDocument,
  passableToken,
  paymentReceipt,
  submitImmediateBank,
  submitRecurringBank,
  submitScheduledBank,
  type InputOf,
} from '@portico/contract';
import { addDays, cents } from '@portico/rules';
import { PDFDocument, PDFName } from 'pdf-lib';
import { parse, string } from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { draftAgreementTime } from '../payments/draft-agreement-store';
import { irisBankPayment, submitIrisPayment, irisLoan, type IrisPayment } from '../testing/iris';
import { infoOf } from '../testing/payment';
import { createSignedInHost, firstDay, minute, type TestHost } from '../testing/test-host';
import { receiptOf } from './receipt-store';

let host: TestHost;
let token: string;
beforeEach(async () => {
  ({ host, token } = await createSignedInHost('iris'));
  return host.close;
});

const later = addDays(firstDay(), 7);

/** The PDF at an address; undefined when there is none. */
async function pdfAt(address: string): Promise<PDFDocument | undefined> {
  const response = await host.fetch(address);
  if (response.status !== 200) return undefined;
  expect(response.headers.get('Content-Type')).toBe('application/pdf');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  return PDFDocument.load(await response.arrayBuffer());
}

const titleOf = async (address: string) => (await pdfAt(address))?.getTitle();

describe('a receipt', () => {
  const addressOf = async (referenceNumber: string) => {
    const { body } = await host.send(passableToken, undefined, { token });
    const pass = parse(string(), body['PassableToken']);
    return documentAddress('', paymentReceipt, { token: pass, referenceNumber });
  };
  const pay = async (about: IrisPayment = {}, call = submitImmediateBank) => {
    const input = await irisBankPayment(host, token, about);
    const { body } = await host.send(call, input, { token, key: 'receipt' });
    return parse(string(), body['ReferenceNumber']);
  };

  it.each([
    ['today', {}, submitImmediateBank, 'Payment receipt'],
    ['a later day', { date: later }, submitScheduledBank, 'Scheduled payment'],
    [
      'every week',
      { date: later, recurring: { recurringOption: 'Weekly' } },
      submitRecurringBank,
      'Autopay',
    ],
  ] as const)('of a payment of %s is a PDF', async (_name, about, call, title) => {
    expect(await titleOf(await addressOf(await pay(about, call)))).toBe(title);
  });

  it('[PAY-593] opens once, for 60 seconds, by a token that is not the session’s', async () => {
    const reference = await pay();
    const address = await addressOf(reference);
    expect(address).not.toContain(token);
    expect(await titleOf(address)).toBe('Payment receipt');
    expect(await titleOf(address)).toBeUndefined();
    const second = await addressOf(reference);
    host.pass(minute);
    expect(await titleOf(second)).toBeUndefined();
    expect(
      await titleOf(`${paymentReceipt.path}?token=${token}&referenceNumber=${reference}`),
    ).toBe(undefined);
  });

  it('of a recurring payment has what was taken, with the additional principal', async () => {
    const reference = await pay(
      {
        date: addDays(firstDay(), 3),
        recurring: { recurringOption: 'DayOfMonth' },
        details: { paymentAmount: cents(20_350), additionalPrincipalAmount: cents(50_000) },
      },
      submitRecurringBank,
    );
    await host.setToday('2026-03-06');
    await host.signIn('iris');
    const receipt = await receiptOf(host.database, 1030, `${reference}-1`);
    expect(receipt).toMatchObject({ state: 'paid', on: '2026-03-05', total: 70_350 });
  });

  it('is in Spanish on request', async () => {
    const pdf = await pdfAt(`${await addressOf(await pay())}&language=es`);
    expect(pdf?.getTitle()).toBe('Recibo de pago');
    expect(pdf?.catalog.lookup(PDFName.of('Lang'))?.toString()).toContain('es-US');
  });

  it('opens only for the borrower’s own payment', async () => {
    const reference = await pay();
    token = await host.signIn('maya');
    expect(await titleOf(await addressOf(reference))).toBeUndefined();
  });
});

describe('the draft agreement', () => {
  beforeEach(() =>
    host.services.settings.change([
      {
        bucket: 'shared',
        key: 'achPaymentOptions.requireAchDraftAgreementOption',
        value: 'true',
      },
    ]),
  );

  async function prepare(changes: Partial<InputOf<typeof draftAgreement>> = {}): Promise<string> {
    const info = await infoOf(host, token, irisLoan);
    const achInfo = info.paymentMethods.find(({ isCard }) => !isCard)?.achInfo;
    if (!achInfo) throw new Error('No saved bank account');
    const input = {
      loanAccountNumber: irisLoan,
      achInfo,
      amount: cents(10_000),
      additionalPrincipal: cents(0),
      localTimeOffset: 360,
      ...changes,
    };
    const { body } = await host.send(draftAgreement, input, { token });
    return parse(string(), body['PassableToken']);
  }
  const open = (draft: string) =>
    titleOf(documentAddress('', draftAgreementDocument, { token: draft }));
  const pay = async (about: IrisPayment, call = submitScheduledBank) =>
    (await submitIrisPayment(host, token, { date: later, ...about }, call)).codes;

  it('is a PDF, and its payment is accepted', async () => {
    const draft = await prepare();
    expect(await open(draft)).toBe('ACH draft agreement');
    expect(await pay({ draft })).toEqual([]);
  });

  it('[POR-038] opens once; its payment is accepted once opened', async () => {
    const draft = await prepare();
    const opened = await Promise.all([open(draft), open(draft), open(draft)]);
    expect(opened.filter((title) => title !== undefined)).toHaveLength(1);
    expect(await open(draft)).toBeUndefined();
    expect(await pay({ draft })).toEqual([]);
  });

  it('is in Spanish on request', async () => {
    const token = await prepare({ daysBeforeDue: 3 });
    const address = documentAddress('', draftAgreementDocument, { token, language: 'es' });
    expect(await titleOf(address)).toBe('Acuerdo de débito ACH');
  });

  it('is accepted with a recurring payment too', async () => {
    const draft = await prepare();
    await open(draft);
    const recurring = { recurringOption: 'Weekly' } as const;
    expect(await pay({ draft, recurring }, submitRecurringBank)).toEqual([]);
  });

  it('is not valid for a payment of another amount', async () => {
    const draft = await prepare();
    await open(draft);
    const details = { paymentAmount: cents(10_001) };
    expect(await pay({ draft, details })).toEqual(['DraftAgreementRequired']);
  });

  it('of a payment by the due date is not valid for one on a chosen day', async () => {
    const draft = await prepare({ daysBeforeDue: 0 });
    await open(draft);
    expect(await pay({ draft })).toEqual(['DraftAgreementRequired']);
  });

  it('has to exist, be opened, and not have expired', async () => {
    expect(await pay({})).toEqual(['DraftAgreementRequired']);
    expect(await pay({ draft: 'x' })).toEqual(['DraftAgreementRequired']);
    const unread = await prepare();
    expect(await pay({ draft: unread })).toEqual(['DraftAgreementRequired']);
    const old = await prepare();
    await open(old);
    host.pass(draftAgreementTime);
    token = await host.signIn('iris');
    expect(await open(old)).toBeUndefined();
    expect(await pay({ draft: old })).toEqual(['DraftAgreementRequired']);
  });

  it('is not needed for a payment of today', async () => {
    expect(await pay({ date: firstDay() }, submitImmediateBank)).toEqual([]);
  });
});
