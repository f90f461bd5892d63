import {
  documentsOfAccount,
  documentsOfApplication,
  documentsOfCustomer,
  DocumentsSection,
  documentsTexts,
  type DocumentsSource,
} from '@portico/element/documents';
import type { ReactNode } from 'react';
import type { CenterTab } from './center-panel';

export const texts = [documentsTexts];

const sourceOf: Readonly<Record<CenterTab, (chosen: string) => DocumentsSource>> = {
  accounts: documentsOfAccount,
  profile: () => documentsOfCustomer(),
  applications: documentsOfApplication,
};

/** The documents of a tab's chosen account or application, or of the borrower (accounts §2.7). */
export default function ChosenDocuments(props: {
  readonly tab: CenterTab;
  readonly heading: string;
  /** The number of the account or application; empty in the borrower's tab. */
  readonly chosen: string;
}): ReactNode {
  const { tab, heading, chosen } = props;
  return <DocumentsSection heading={heading} source={sourceOf[tab](chosen)} />;
}
