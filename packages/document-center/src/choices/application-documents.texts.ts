import { defineTexts } from '@portico/core/internal';

/** The sentences of the applications' tab, verbatim where specified (accounts §2.7). */
export const applicationDocumentsTexts = defineTexts(
  'documentCenter',
  {
    application: 'Application number',
    applicationPlaceholder: 'Choose an application',
    applicationUnchosen: 'Choose an application to see its documents.',
    applicationsLoading: 'Loading your applications',
    applicationsNone: 'No applications found.',
    applicationsError: 'Your applications could not be loaded.',
    headingApplication: 'Documents of application {name}',
  },
  { es: () => import('./application-documents.texts.es') },
);
