import {
  accountDocuments,
  accountList,
  passableToken,
  proofWays,
  setTaxFormDelivery,
  taxFormDelivery,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import type { TestCore } from '@portico/core/testing';
import { documentCenterWidget } from '@portico/document-center';
import { account, accountsAnswer } from '@portico/loan-details/testing/parts';
import { localDate } from '@portico/rules';
import { taxFormsTexts } from '@portico/shared/tax-forms/screens';
import type { Meta } from '@storybook/react-vite';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs, type WidgetStory } from '../frame/widget-stories';

const meta = {
  title: 'Screens/Documents/Tax forms',
  ...widgetMeta(
    documentCenterWidget,
    'The tax forms of each loan by year and kind, and the consent to get them without paper.',
  ),
} satisfies Meta<WidgetArgs>;

export default meta;

const form = (kind: string, taxYear: number) => ({
  fileId: `${kind} ${taxYear}`,
  displayName: `Form ${kind}`,
  displayFormat: 'pdf',
  dateUploaded: localDate(`${taxYear + 1}-01-15`),
  kind,
  taxYear,
});

const electronic = answers.taxFormDelivery({
  format: 'ElectronicOnly',
  since: localDate('2025-01-20'),
  agreedWording: answers.taxFormDelivery().wording,
});

type Play = NonNullable<WidgetStory['play']>;

/** The tab of the tax forms, opened, and what follows. */
function taxForms(more?: (test: TestCore) => void, then?: Play): WidgetStory {
  return inScene(
    {
      options: { session: true },
      answers: (test) => {
        const { server } = test;
        server.answer(accountList, accountsAnswer(account()));
        const value = [
          form('1098-VLI', 2024),
          form('1098', 2024),
          form('1098-E', 2023),
          form('1099-INT', 2023),
        ];
        server.answer(accountDocuments, answers.accountDocuments({ value }));
        server.answer(taxFormDelivery, answers.taxFormDelivery());
        server.answer(setTaxFormDelivery, answers.setTaxFormDelivery());
        server.answer(proofWays, answers.proofWays());
        server.answer(passableToken, answers.passableToken());
        more?.(test);
      },
    },
    {
      play: async (story) => {
        await borrower(story, taxFormsTexts).pressesOn('[role=tab]:nth-child(4)');
        await then?.(story);
      },
    },
  );
}

const presses =
  (key: 'getElectronic' | 'getPaper' | 'readAgreed'): Play =>
  (story) =>
    borrower(story, taxFormsTexts).presses(key);

/** Agrees to the wording; the answers are then those of a delivery without paper. */
const agrees: Play = async (story) => {
  const me = borrower(story, taxFormsTexts);
  await me.presses('getElectronic');
  await me.presses('agree');
};

const refusing = (code: string) =>
  taxForms(({ server }) => server.refuse(setTaxFormDelivery, code), agrees);

export const OnPaper = taxForms();
export const Consent = taxForms(undefined, presses('getElectronic'));
export const Saving = taxForms(({ server }) => void server.hold(setTaxFormDelivery), agrees);
export const Saved = taxForms(undefined, async (story) => {
  await agrees(story);
  await borrower(story, taxFormsTexts).sees('saved');
});
export const WithoutPaper = taxForms(({ server }) => server.answer(taxFormDelivery, electronic));
export const WithoutPaperSinceUnknown = taxForms(({ server }) =>
  server.answer(taxFormDelivery, { ...electronic, since: undefined }),
);
export const WhatWasAgreedTo = taxForms(
  ({ server }) => server.answer(taxFormDelivery, electronic),
  presses('readAgreed'),
);
export const WordingChanged = refusing('WordingChanged');
export const NotSaved = refusing('Error');
export const ProofDemanded = refusing('ProofRequired');
export const NotLoaded = taxForms(({ server }) => server.drop(accountDocuments));
export const Loading = taxForms(({ server }) => void server.hold(accountDocuments));
