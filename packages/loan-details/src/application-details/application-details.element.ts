import { defineWidget, stringProperty } from '@portico/element';
import { applicationsTexts } from '../accounts/applications/applications.sentences';
import { applicationDetailsTexts } from './application-details.sentences';
import { ApplicationDetailsView } from './application-details.view';

/**
 * One loan application: its status, amounts and dates.
 *
 * @fires portico-navigate
 * @reservedHeight 480
 */
export const applicationDetailsWidget = defineWidget({
  tag: 'portico-application-details',
  properties: {
    /** The application to show; without it, the application in the page's address, if any. */
    applicationNumber: stringProperty(),
  },
  texts: [applicationDetailsTexts, applicationsTexts],
  skeleton: { rows: 12 },
  view: ApplicationDetailsView,
});
