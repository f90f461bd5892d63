import { registrationTexts, registrationWidget } from '@portico/registration';
import type { Meta } from '@storybook/react-vite';
import {
  registrationSecurityTexts,
  type RegistrationSecurityTextKey,
} from '@portico/registration/testing/parts';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs } from '../frame/widget-stories';
import { scene, toSecurity, type Play } from './steps';

const meta = {
  title: 'Screens/Registration/Security',
  ...widgetMeta(
    registrationWidget,
    'The step of registering that chooses a secret question and its answer.',
  ),
} satisfies Meta<WidgetArgs>;

export default meta;

const answered =
  (answer: string, seen: RegistrationSecurityTextKey): Play =>
  async (story) => {
    await toSecurity(story);
    const me = borrower(story, registrationSecurityTexts);
    if (answer) await me.types('secretAnswer', answer);
    await borrower(story, registrationTexts).presses('continue');
    await me.sees(seen);
  };

export const Asked = inScene(scene(), { play: toSecurity });
export const OwnQuestion = inScene(scene({ customQuestionOption: 'true' }), { play: toSecurity });
export const NoQuestionToChoose = inScene(scene({ 'loginOptions.secretQuestions': '🙂' }), {
  play: toSecurity,
});
export const WithoutQuestion = inScene(
  scene({ 'loginOptions.recoverCredentialsWithoutQuestionOption': 'true' }),
  { play: toSecurity },
);
export const NothingTyped = inScene(scene(), { play: answered('', 'answerRequired') });
export const OtherCharacters = inScene(scene(), { play: answered('Rex 🙂', 'answerInvalid') });
export const OwnQuestionMissing = inScene(scene({ customQuestionOption: 'true' }), {
  play: answered('', 'customQuestionRequired'),
});
