import { applicationDetails, applicationDocuments, fileTypes } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import type { TestCore } from '@portico/core/testing';
import { applicationDetailsWidget } from '@portico/loan-details';
import type { Meta } from '@storybook/react-vite';
import { inScene, widgetMeta, type WidgetArgs } from '../frame/widget-stories';

const meta = {
  title: 'Screens/Accounts/Application',
  ...widgetMeta(
    applicationDetailsWidget,
    'One application for a loan: where it stands and which documents belong to it.',
  ),
  args: { applicationNumber: 'A-2041' },
} satisfies Meta<WidgetArgs>;

export default meta;

const answering = (prepare: (test: TestCore) => void) => ({
  options: { session: true as const },
  answers: prepare,
});

export const Approved = inScene(
  answering(({ server }) => server.answer(applicationDetails, answers.applicationDetails())),
);

export const WithDocuments = inScene({
  options: { session: true, settings: { 'globalOptions.useFileServicesOption': 'true' } },
  answers: ({ server }) => {
    server.answer(applicationDetails, answers.applicationDetails());
    server.answer(applicationDocuments, answers.applicationDocuments());
    server.answer(fileTypes, answers.fileTypes());
  },
});

export const NotFound = inScene(
  answering(({ server }) =>
    server.answer(applicationDetails, { hasNoErrors: true, errors: [], application: undefined }),
  ),
);

export const Refused = inScene(
  answering(({ server }) => server.refuse(applicationDetails, 'The loan desk is closed.')),
);

export const NotLoaded = inScene(answering(({ server }) => server.drop(applicationDetails)));
export const Loading = inScene(answering(({ server }) => void server.hold(applicationDetails)));
export const SignedOut = inScene({});
