import {
  accountDocuments,
  proofWays,
  setTaxFormDelivery,
  taxFormDelivery,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { settle } from '@portico/core/testing';
import { showWidget } from '@portico/element/testing';
import { ProofPlace } from '@portico/shared/proof';
import { TaxFormDelivery, TaxFormList } from '@portico/shared/tax-forms/screens';
import { act, screen } from '@testing-library/react';
import '@portico/shared/testing/parts';
import { inGroup, type Codes, type RefusedCall } from './code';

const press = async (name: string) => {
  (await screen.findByRole('button', { name, hidden: true })).click();
  await act(settle);
};

async function shows({ settings, refuse }: RefusedCall) {
  const view = (
    <>
      <TaxFormList accountNumber="001-1000001-7" />
      <TaxFormDelivery />
    </>
  );
  await showWidget(view, { session: true, settings, beside: ProofPlace }, (test) => {
    const { server } = test;
    server.answer(accountDocuments, answers.accountDocuments());
    server.answer(taxFormDelivery, answers.taxFormDelivery());
    server.answer(setTaxFormDelivery, answers.setTaxFormDelivery());
    server.answer(proofWays, answers.proofWays());
    refuse(test);
  });
  await act(settle);
}

async function agrees(refusedCall: RefusedCall) {
  await shows(refusedCall);
  await press('Get tax forms without paper');
  await press('Agree');
}

/** The borrower closes the dialog that asks for a proof. */
async function declinesProof(refusedCall: RefusedCall) {
  await agrees(refusedCall);
  await press('Cancel');
}

/** The codes of tax forms. */
export const taxFormsCodes: readonly Codes[] = [
  { calls: [accountDocuments], says: { Error: 'taxForms.error' }, show: shows },
  {
    calls: [setTaxFormDelivery],
    says: inGroup('taxForms', { WordingChanged: 'wordingChanged', Error: 'errorRefused' }),
    show: agrees,
  },
  {
    calls: [setTaxFormDelivery],
    says: { ProofRequired: 'taxForms.errorProof' },
    show: declinesProof,
  },
];

/** Shows the tax forms, whose delivery is requested. */
export const showTaxForms = shows;
