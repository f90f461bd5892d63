import { faqTexts, faqWidget } from '@portico/messages';
import type { Meta } from '@storybook/react-vite';
import { faqSettings } from '../../demo-host/api/seed/faq';
import { borrower } from '../frame/borrower';
import { lenderLogo } from '../frame/lender-logo';
import { inScene, widgetMeta, type WidgetArgs } from '../frame/widget-stories';

const meta = {
  title: 'Screens/FAQ/FAQ',
  ...widgetMeta(faqWidget, 'The lender’s questions and answers.'),
} satisfies Meta<WidgetArgs>;

export default meta;

const hidden = ['Security', 'Account', 'Rates', 'Holidays', 'General'].map(
  (name) => [`globalOptions.hideFaq${name}Option`, 'true'] as const,
);
const buckets = faqSettings;
const settings = { 'globalOptions.logoImage': lenderLogo };

export const ForAVisitor = inScene({ options: { buckets, settings } });
export const ForABorrower = inScene({ options: { buckets, settings, session: true } });
export const AnotherSection = inScene(
  { options: { buckets } },
  {
    play: async (story) => {
      const me = borrower(story, faqTexts);
      await me.picks('section', 'holidays');
      await me.finds('[aria-current=true]');
    },
  },
);
export const WithoutGeneral = inScene({
  options: { buckets, settings: Object.fromEntries(hidden.slice(2)) },
});
export const NothingWritten = inScene({});
export const EverythingHidden = inScene({ options: { settings: Object.fromEntries(hidden) } });
