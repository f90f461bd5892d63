import {
  maximumUploadMegabytes,
  openDocumentsInPageOption,
  useFileServicesOption,
} from '@portico/core/internal';
import { defineWidget, stringProperty } from '@portico/element';
import { applicationsTexts } from '../accounts/applications/applications.sentences';
import { applicationDetailsTexts } from './application-details.sentences';
import { ApplicationDetailsView } from './application-details.view';

/** The page of one loan application. */
export const applicationDetailsWidget = defineWidget({
  tag: 'portico-application-details',
  summary: 'One loan application: its status, amounts and dates.',
  properties: {
    applicationNumber: stringProperty({
      doc: "The application to show; without it, the application in the page's address, if any.",
    }),
  },
  events: ['portico-navigate'],
  settings: [maximumUploadMegabytes, openDocumentsInPageOption, useFileServicesOption],
  texts: [applicationDetailsTexts, applicationsTexts],
  skeleton: { rows: 12 },
  reservedHeight: 480,
  view: ApplicationDetailsView,
});
