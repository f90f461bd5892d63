import { applicationsOf } from '@portico/core/accounts';
import { useCore, useTexts } from '@portico/element';
import { documentsOfApplication } from '@portico/shared/documents';
import type { ReactNode } from 'react';
import { documentCenterApplicationsTexts } from './document-center.applications.sentences';
import { chosenOf, useChoices } from './choices';
import { ChosenDocuments } from './chosen-documents';

export const texts = [documentCenterApplicationsTexts];

/** The application number selector, and the documents of the chosen application (accounts §2.7). */
export default function ApplicationDocuments(props: {
  readonly wanted: string | undefined;
  readonly onChoose: (applicationNumber: string) => void;
}): ReactNode {
  const applications = applicationsOf(useCore());
  const t = useTexts(documentCenterApplicationsTexts);
  const choices = useChoices(applications, (answer) =>
    answer.applications.map(({ applicationNumber: number }) => ({ value: number, label: number })),
  );
  return (
    <ChosenDocuments
      name="documentsApplication"
      sentence={(key) => t(`application${key}`)}
      choices={choices}
      chosen={chosenOf(choices, props.wanted)}
      onChoose={props.onChoose}
      retry={() => void applications.refresh()}
      headingOf={(name) => t('headingApplication', { name })}
      documentsOf={documentsOfApplication}
    />
  );
}
