import {
  accountDocuments,
  accountList,
  applicationDetails,
  applicationDocuments,
  applicationList,
  customerDocuments,
  fileTypes,
  passableToken,
  profile,
  taxFormDelivery,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { settle, type TestCore } from '@portico/core/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { DocumentCenterView, DocumentsView } from '@portico/document-center/testing/parts';
import '@portico/shared/testing/parts';
import {
  ApplicationDetailsView,
  account,
  accountsAnswer,
} from '@portico/loan-details/testing/parts';
import { showLoan } from '@portico/loan-details/testing';
import { ClosingSections } from '@portico/profile/testing/parts';
import { PortalView } from '@portico/portal/testing/parts';
import { showWidget } from '@portico/element/testing';
import { effectsOn, flagHides, flagShows, type Settings } from './effect';
import { namesLender } from './observations';

const fileServices: Settings = { 'globalOptions.useFileServicesOption': 'true' };

const picture = (displayName: string) => ({
  hasNoErrors: true,
  errors: [],
  value: [{ fileId: displayName, displayName, displayFormat: 'jpg' }],
});

/** Answers everything about documents; each list has a picture. */
function answerDocuments({ server }: TestCore): void {
  server.answer(accountList, accountsAnswer(account()));
  server.answer(applicationList, {
    hasNoErrors: true,
    errors: [],
    applications: [{ applicationNumber: 'A-100' }],
  });
  server.answer(applicationDetails, answers.applicationDetails());
  server.answer(accountDocuments, picture('Card'));
  server.answer(customerDocuments, picture('Draft agreement'));
  server.answer(applicationDocuments, picture('Card'));
  server.answer(fileTypes, answers.fileTypes());
  server.answer(passableToken, answers.passableToken());
  server.answer(profile, answers.profile());
}

/** A screen with documents, shown to a borrower. */
export async function showDocuments(
  view: ReactNode,
  settings: Settings,
  prepare: (test: TestCore) => void = () => undefined,
) {
  const shown = await showWidget(view, { settings, session: true }, (test) => {
    answerDocuments(test);
    prepare(test);
  });
  await act(settle);
  return shown;
}

const hasHeading = (name: string) => () =>
  screen.queryByRole('heading', { name, hidden: true }) !== null;

/** Whether a press on the first document shows it in a dialog of the page. */
async function opensInPage(document = /^Card/): Promise<() => boolean> {
  fireEvent.click(await screen.findByRole('button', { name: document, hidden: true }));
  await act(settle);
  return () => globalThis.document.querySelector('dialog') !== null;
}

const application = <ApplicationDetailsView applicationNumber="A-100" />;

/** The settings of documents that `portico-application-details` reads. */
export const applicationDocumentsEffects = effectsOn('portico-application-details', [
  flagShows('globalOptions.useFileServicesOption', async (settings) => {
    await showDocuments(application, settings);
    return hasHeading('Documents');
  }),
  flagShows(
    'globalOptions.openDocumentsInPageOption',
    async (settings) => {
      await showDocuments(application, settings);
      return opensInPage();
    },
    fileServices,
  ),
]);

/** The settings of documents that `portico-loan-details` reads, besides those that show them. */
export const loanDocumentsEffects = effectsOn('portico-loan-details', [
  flagShows(
    'globalOptions.openDocumentsInPageOption',
    async (settings) => {
      await showLoan({
        settings,
        prepare: ({ server }) => server.answer(accountDocuments, picture('Card')),
      });
      return opensInPage();
    },
    fileServices,
  ),
]);

/** The settings of documents that `portico-profile` reads. */
export const profileDocumentsEffects = effectsOn('portico-profile', [
  flagShows('globalOptions.useFileServicesOption', async (settings) => {
    await showDocuments(<ClosingSections />, settings);
    return hasHeading('Documents');
  }),
  flagShows(
    'globalOptions.openDocumentsInPageOption',
    async (settings) => {
      await showDocuments(<ClosingSections />, settings);
      return opensInPage(/^Draft agreement/);
    },
    fileServices,
  ),
]);

/** The way from the documents of a loan to its statements. */
const leadsToStatements = (view: ReactNode) =>
  flagHides('loanOptions.hideEStatementsOption', async (settings) => {
    await showDocuments(view, settings, ({ core }) =>
      core.setRouter({ hrefFor: ({ screen: name }) => `#/${name}`, go: () => undefined }),
    );
    return () => screen.queryByRole('link', { name: 'See statements', hidden: true }) !== null;
  });

/** The settings that `portico-document-center` reads. */
export const documentCenterEffects = effectsOn('portico-document-center', [
  leadsToStatements(<DocumentCenterView />),
  flagShows('globalOptions.useFileServicesOption', async (settings) => {
    await showDocuments(<DocumentCenterView />, settings);
    return hasHeading('Add documents');
  }),
  flagShows('globalOptions.openDocumentsInPageOption', async (settings) => {
    await showDocuments(<DocumentCenterView />, settings);
    return opensInPage();
  }),
  {
    key: 'globalOptions.removeCheckDigitOption',
    value: 'true',
    sees: async (settings) => {
      await showDocuments(<DocumentCenterView />, settings);
      return () => document.querySelector('option:checked')?.textContent ?? null;
    },
    unset: 'Auto loan 001-1000001-7',
    set: 'Auto loan 001-1000001',
  },
  {
    key: 'globalOptions.removeCheckDigitOption',
    value: 'true',
    sees: async (settings) => {
      await showDocuments(<DocumentCenterView />, settings, ({ server }) => {
        server.answer(accountDocuments, answers.accountDocuments());
        server.answer(taxFormDelivery, answers.taxFormDelivery());
      });
      fireEvent.click(screen.getByRole('tab', { name: 'Tax Forms' }));
      return (await screen.findByRole('heading', { name: /^Auto loan/ })).textContent;
    },
    unset: 'Auto loan 001-1000001-7',
    set: 'Auto loan 001-1000001',
  },
  namesLender((settings) => showDocuments(<DocumentCenterView />, settings)),
]);

/** Whether the portal's navigation lists a screen. */
const lists = (name: string) => async (settings: Settings) => {
  window.history.replaceState(null, '', '#/myaccount/dashboard');
  await showDocuments(<PortalView />, settings);
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  return () =>
    [...document.querySelectorAll('[part=navigation-link]')].some(
      ({ textContent }) => textContent === name,
    );
};

/** The settings of documents that `portico-portal` reads. */
export const documentsPortalEffects = effectsOn('portico-portal', [
  leadsToStatements(<DocumentsView />),
  flagShows('globalOptions.useDocumentCenterOption', lists('Document Center')),
  flagShows('achPaymentOptions.requireAchDraftAgreementOption', lists('Documents')),
  {
    key: 'achPaymentOptions.draftAgreementDocumentName',
    value: 'draft',
    sees: async (settings) => {
      await showDocuments(<DocumentsView />, settings);
      return () => screen.queryByRole('button', { name: /^Draft agreement/ }) !== null;
    },
    unset: false,
    set: true,
  },
  flagShows('globalOptions.useFileServicesOption', async (settings) => {
    await showDocuments(<DocumentsView />, settings);
    return hasHeading('Add documents');
  }),
  flagShows('globalOptions.openDocumentsInPageOption', async (settings) => {
    await showDocuments(<DocumentsView />, settings);
    return opensInPage();
  }),
  {
    key: 'globalOptions.removeCheckDigitOption',
    value: 'true',
    sees: async (settings) => {
      await showDocuments(<DocumentsView />, settings);
      return () => document.querySelector('option:checked')?.textContent ?? null;
    },
    unset: 'Auto loan 001-1000001-7',
    set: 'Auto loan 001-1000001',
  },
]);
