import { keepDraft } from '@portico/core/drafts';
import { draftTexts } from '@portico/shared/draft';
import { maintenanceMode } from '@portico/contract';
import { registrationTexts, registrationWidget } from '@portico/registration';
import type { Meta } from '@storybook/react-vite';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs } from '../frame/widget-stories';
import { fillPersonal, pressContinue, scene, type Settings } from './steps';

const meta = {
  title: 'Screens/Registration/Personal data',
  ...widgetMeta(
    registrationWidget,
    'The step of registering in which the borrower says who they are.',
  ),
} satisfies Meta<WidgetArgs>;

export default meta;

const everythingHidden: Settings = {
  noAccountNumberOption: 'true',
  loanAccountsOption: 'true',
  hideFirstNameOption: 'true',
  hideMiddleNameOption: 'true',
  hideDateOfBirthOption: 'true',
  hideZipOption: 'true',
  hidePhoneOption: 'true',
};

export const Asked = inScene(scene());
export const OneAccountType = inScene(scene({ depositAccountsOption: 'true' }));
export const FewestFields = inScene(scene(everythingHidden));
export const LastDigitsOfTheSsn = inScene(scene({ requiredSSNDigits: '4' }));
export const WithAMessage = inScene(
  scene({ infoText: '<p>Have a <b>statement</b> at hand: your account number is on it.</p>' }),
);
export const NothingTyped = inScene(scene(), { play: pressContinue('accountTypeRequired') });
export const NothingRight = inScene(scene(), {
  play: async (story) => {
    await fillPersonal({
      accountNumber: '0012',
      emailAddress: 'iris@',
      ssn: '9001',
      dateOfBirth: '13/45/1988',
      zip: '524',
      phoneNumber: '319',
    })(story);
    await pressContinue('emailAddressInvalid')(story);
  },
});
export const Kept = inScene(
  scene({}, ({ core }) =>
    keepDraft(core, 'registration', {
      accountType: 'Loan',
      firstName: 'Iris',
      lastName: 'Caldwell',
      emailAddress: 'iris@example.com',
    }),
  ),
  {
    play: async (story) => {
      await borrower(story, draftTexts).sees('keptWithoutSecrets');
    },
  },
);
export const Filled = inScene(scene(), { play: fillPersonal() });
export const Continuing = inScene(
  scene({}, ({ server }) => void server.hold(maintenanceMode)),
  {
    play: async (story) => {
      await fillPersonal()(story);
      await pressContinue('continuing')(story);
    },
  },
);
export const Offline = inScene(
  scene({}, ({ server }) => server.drop(maintenanceMode)),
  {
    play: async (story) => {
      await fillPersonal()(story);
      const me = borrower(story, registrationTexts);
      await me.presses('continue');
      await me.finds('[role="alert"]');
    },
  },
);
