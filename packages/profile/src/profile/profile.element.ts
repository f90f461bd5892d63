import {
  confirmPasswordOption,
  forceManualCifChangesOption,
  hideChooseDifferentPasswordOption,
  hideLogonNameExistsOption,
  hideLogonNameLengthOption,
  hidePasswordNeedsLetterNumberOption,
  hidePasswordSameAsLoginOption,
  hidePasswordSameAsSSNOption,
  hidePasswordTooShortOption,
  hidePersonalInformationOption,
  hidePhonesOption,
  hideReusedPasswordOption,
  recoverCredentialsWithoutQuestionOption,
  secretQuestions,
  useCustomerCredentialsOption,
  useFileServicesOption,
  usePasswordRuleListOption,
} from '@portico/core/internal';
import { defineWidget } from '@portico/element';
import { profileTexts } from './profile.texts';
import { ProfileView } from './profile.view';

/** The borrower's own data, part by part. */
export const profileWidget = defineWidget({
  tag: 'portico-profile',
  summary: "The borrower's own data: sign-in, address and phone numbers, each saved by itself.",
  properties: {},
  events: ['portico-navigate'],
  settings: [
    confirmPasswordOption,
    forceManualCifChangesOption,
    hideChooseDifferentPasswordOption,
    hideLogonNameExistsOption,
    hideLogonNameLengthOption,
    hidePasswordNeedsLetterNumberOption,
    hidePasswordSameAsLoginOption,
    hidePasswordSameAsSSNOption,
    hidePasswordTooShortOption,
    hidePersonalInformationOption,
    hidePhonesOption,
    hideReusedPasswordOption,
    recoverCredentialsWithoutQuestionOption,
    secretQuestions,
    useCustomerCredentialsOption,
    useFileServicesOption,
    usePasswordRuleListOption,
  ],
  texts: [profileTexts],
  skeleton: { rows: 14 },
  reservedHeight: 1400,
  view: ProfileView,
});
