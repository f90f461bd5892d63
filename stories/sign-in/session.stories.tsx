import { sessionTexts, sessionWidget } from '@portico/sign-in';
import type { Meta } from '@storybook/react-vite';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs } from '../frame/widget-stories';

const meta = {
  title: 'Screens/Session/Session',
  ...widgetMeta(
    sessionWidget,
    'Who is signed in, and the way to sign out: a tag for the header of a page.',
  ),
} satisfies Meta<WidgetArgs>;

export default meta;

export const SignedOut = inScene({});
export const SignedIn = inScene({ options: { session: true } });

export const LoggingOut = inScene(
  { options: { session: true } },
  {
    play: async (story) => {
      const me = borrower(story, sessionTexts);
      await me.presses('logOut');
      await me.finds('dialog[open]');
    },
  },
);
