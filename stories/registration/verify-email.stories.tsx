import { validateEmail } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import type { TestCore } from '@portico/core/testing';
import { verifyEmailTexts, verifyEmailWidget } from '@portico/registration';
import type { Meta } from '@storybook/react-vite';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs, type WidgetStory } from '../frame/widget-stories';

const meta = {
  title: 'Screens/Registration/Verify email',
  ...widgetMeta(verifyEmailWidget, 'The page of a mailed link that proves an e-mail address.'),
  args: { enc: 'link-1' },
} satisfies Meta<WidgetArgs>;

export default meta;

const seeing =
  (key: keyof typeof verifyEmailTexts.english): NonNullable<WidgetStory['play']> =>
  async (story) => {
    await borrower(story, verifyEmailTexts).sees(key);
  };

const scene = (prepare: (test: TestCore) => void) => ({ answers: prepare });

export const Verifying = inScene(
  scene(({ server }) => void server.hold(validateEmail)),
  { play: seeing('verifying') },
);
export const Verified = inScene(
  scene(({ server }) => server.answer(validateEmail, answers.validateEmail())),
  { play: seeing('verified') },
);
export const Failed = inScene(
  scene(({ server }) => server.refuse(validateEmail, 'Invalid')),
  { play: seeing('error') },
);
export const NothingInTheLink: WidgetStory = { args: { enc: '' }, play: seeing('errorNoData') };
