import { optOut } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import type { TestCore } from '@portico/core/testing';
import { optOutTexts, optOutWidget } from '@portico/sign-in';
import type { Meta } from '@storybook/react-vite';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs, type WidgetStory } from '../frame/widget-stories';

const meta = {
  title: 'Screens/Opt-out/Opt-out',
  ...widgetMeta(optOutWidget, 'The page of a mailed link that stops notifications by e-mail.'),
  args: { token: 'link-1' },
} satisfies Meta<WidgetArgs>;

export default meta;

const press =
  (seen: keyof typeof optOutTexts.english): NonNullable<WidgetStory['play']> =>
  async (story) => {
    const me = borrower(story, optOutTexts);
    await me.presses('optOut');
    await me.sees(seen);
  };
const scene = (answer: (test: TestCore) => void) => ({ answers: answer });

export const Asked = inScene({});
export const Sending = inScene(
  scene(({ server }) => void server.hold(optOut)),
  { play: press('sending') },
);
export const Done = inScene(
  scene(({ server }) => server.answer(optOut, answers.optOut())),
  { play: press('success') },
);
export const Failed = inScene(
  scene(({ server }) => server.refuse(optOut, 'Error')),
  { play: press('error') },
);
export const WithoutToken: WidgetStory = { args: { token: '' } };
