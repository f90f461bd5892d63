import {
  accountDocuments,
  proofWays,
  setTaxFormDelivery,
  taxFormDelivery,
  type AccountDocument,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { settle, type TestCore } from '@portico/core/testing';
import { showWidget } from '@portico/element/testing';
import { localDate } from '@portico/rules';
import { act, cleanup, configure, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import '../../proof/proof-dialog.view';
import { ProofPlace } from '../../proof/proof-place';
import { TaxFormDelivery } from './tax-form-delivery';
import { TaxFormList } from './tax-form-list';

configure({ defaultHidden: true });
afterEach(cleanup);

const form = (taxYear: number | undefined, kind: string | undefined): AccountDocument => {
  const displayName = `Document ${kind} ${taxYear}`;
  return { fileId: displayName, displayName, displayFormat: 'pdf', kind, taxYear };
};

const electronic = answers.taxFormDelivery({
  format: 'ElectronicOnly',
  since: localDate('2025-01-04'),
  agreedWording: 'What was agreed to then.',
});

async function show(prepare: (test: TestCore) => void = () => undefined) {
  const shown = await showWidget(
    <>
      <TaxFormList accountNumber="001-1" name="Auto loan 001-1" />
      <TaxFormDelivery />
    </>,
    { session: true, beside: ProofPlace },
    (test) => {
      const { server } = test;
      server.answer(accountDocuments, answers.accountDocuments({ value: [form(2024, '1098')] }));
      server.answer(taxFormDelivery, answers.taxFormDelivery());
      server.answer(setTaxFormDelivery, answers.setTaxFormDelivery());
      server.answer(proofWays, answers.proofWays());
      prepare(test);
    },
  );
  await act(settle);
  return {
    ...shown,
    press: async (name: string) => {
      await shown.user.click(screen.getByRole('button', { name }));
      await act(settle);
    },
    sent: () => shown.server.requestsTo(setTaxFormDelivery).map(({ body }) => body),
  };
}

const listed = () =>
  screen
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('button')?.firstChild?.nodeValue);

describe('[POR-171] the tax forms of an account', () => {
  it('are named by year and kind, the newest first, and no other document is one', async () => {
    const value = [
      form(2023, '1098-E'),
      form(undefined, undefined),
      form(2024, '1098-VLI'),
      form(2024, '1098'),
      form(2022, '1099-INT'),
    ];
    await show(({ server }) =>
      server.answer(accountDocuments, answers.accountDocuments({ value })),
    );
    expect(screen.getByRole('heading', { name: 'Auto loan 001-1' })).toBeTruthy();
    expect(listed()).toEqual([
      '2024: Form 1098-VLI, vehicle loan interest',
      '2024: Form 1098, mortgage interest',
      '2023: Form 1098-E, student loan interest',
      '2022: Document 1099-INT 2022',
    ]);
  });

  it('have no heading where there are none', async () => {
    await show(({ server }) =>
      server.answer(accountDocuments, answers.accountDocuments({ value: [form(undefined, '')] })),
    );
    expect(screen.queryByRole('heading', { name: 'Auto loan 001-1' })).toBeNull();
  });

  it('that could not be loaded can be loaded again', async () => {
    const { server, press } = await show((test) => test.server.drop(accountDocuments));
    expect(screen.getByText('Your tax forms could not be loaded.')).toBeTruthy();
    server.answer(accountDocuments, answers.accountDocuments({ value: [form(2024, '1098')] }));
    await press('Try again');
    expect(listed()).toEqual(['2024: Form 1098, mortgage interest']);
  });
});

const onPaper = 'Your tax forms are mailed to you on paper.';
const onSite = 'Your tax forms are here and are not mailed. You agreed to this on January 4, 2025.';

/** Agrees; the host then answers that the forms are electronic. */
async function agree(prepare?: (test: TestCore) => void) {
  const shown = await show(prepare);
  await shown.press('Get tax forms without paper');
  shown.server.answer(taxFormDelivery, electronic);
  await shown.press('Agree');
  return shown;
}

describe('[POR-171] the delivery of tax forms', () => {
  it('is not shown where the API has none', async () => {
    await show(({ server }) => server.answerRaw(taxFormDelivery, '', 404));
    expect(screen.queryByText('How you get them')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Get tax forms without paper' })).toBeNull();
  });

  it('is agreed to by its own wording, whose hash is sent', async () => {
    const { sent } = await agree();
    expect(sent()).toEqual([{ Format: 'ElectronicOnly', WordingHash: '9a41e07c' }]);
    expect(screen.getByText(onSite)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the wording before, in paragraphs, and sends nothing on Cancel', async () => {
    const { press, sent } = await show(({ server }) =>
      server.answer(taxFormDelivery, answers.taxFormDelivery({ wording: 'First.\n\nSecond.' })),
    );
    expect(screen.getByText(onPaper)).toBeTruthy();
    await press('Get tax forms without paper');
    const dialog = screen.getByRole('dialog', { name: 'Tax forms without paper' });
    const paragraphs = [...dialog.querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(paragraphs).toEqual(expect.arrayContaining(['First.', 'Second.']));
    await press('Cancel');
    expect(sent()).toEqual([]);
    expect(screen.getByText(onPaper)).toBeTruthy();
  });

  it('keeps a record: since when, and the wording that was agreed to', async () => {
    const { press } = await show(({ server }) => server.answer(taxFormDelivery, electronic));
    expect(screen.getByText(onSite)).toBeTruthy();
    await press('Read what you agreed to');
    expect(screen.getByRole('dialog', { name: 'What you agreed to' }).textContent).toContain(
      'What was agreed to then.',
    );
    await press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is on paper again by one press', async () => {
    const { server, press, sent } = await show((test) =>
      test.server.answer(taxFormDelivery, electronic),
    );
    server.answer(taxFormDelivery, answers.taxFormDelivery());
    await press('Get paper again');
    expect(sent()).toEqual([{ Format: 'PaperOnly' }]);
    expect(screen.getByText(onPaper)).toBeTruthy();
  });

  it('asks for a proof where the lender demands one, and then is changed', async () => {
    const { server, sent, press } = await agree((test) =>
      test.server.refuse(setTaxFormDelivery, 'ProofRequired'),
    );
    expect(screen.getByText(/before your tax forms come without paper\.$/)).toBeTruthy();
    expect(sent()).toHaveLength(1);
    await press('Cancel');
    expect(screen.getByRole('alert').textContent).toBe(
      'Nothing was changed, because you did not confirm it’s you. Please try again.',
    );
    expect(server.requestsTo(setTaxFormDelivery)).toHaveLength(1);
  });

  it('is read again where the wording has changed meanwhile', async () => {
    const shown = await show(({ server }) => server.refuse(setTaxFormDelivery, 'WordingChanged'));
    await shown.press('Get tax forms without paper');
    const changed = answers.taxFormDelivery({ wording: 'Another.', wordingHash: 'b2' });
    shown.server.answer(taxFormDelivery, changed);
    await shown.press('Agree');
    expect(screen.getByRole('alert').textContent).toBe(
      'The text to agree to has changed. Nothing was saved; please read it again.',
    );
    shown.server.answer(setTaxFormDelivery, answers.setTaxFormDelivery());
    await shown.press('Get tax forms without paper');
    expect(screen.getByText('Another.')).toBeTruthy();
    await shown.press('Agree');
    expect(shown.sent().at(-1)).toEqual({ Format: 'ElectronicOnly', WordingHash: 'b2' });
  });

  it('whose answer was lost is what is stored', async () => {
    await agree(({ server }) => server.drop(setTaxFormDelivery));
    expect(screen.getByText(onSite)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
