import { agreementsTexts } from '@portico/core/agreements';
import { fillText, noChoices, withOpened } from '@portico/rules';
import { AgreementDialog, AgreementList, type AgreementTexts } from '@portico/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stateful } from '../frame/stateful';

const texts: AgreementTexts = (key, params) => fillText(agreementsTexts.english[key], params);
const terms = { hostNum: 11_337, name: 'Terms of online access', url: '#terms', html: '' };
const consent = {
  ...terms,
  hostNum: 11_338,
  name: 'Electronic communications consent',
  html: '<p>We send you notices by email instead of paper.</p><p>You can take this back at any time.</p>',
};

const meta = {
  title: 'Primitives/Agreements',
  component: AgreementList,
  args: {
    agreements: [terms, consent],
    choices: noChoices,
    openFirst: false,
    texts,
    onChange: () => undefined,
  },
  render: (args) => (
    <Stateful initial={args.choices}>
      {(choices, change) => <AgreementList {...args} choices={choices} onChange={change} />}
    </Stateful>
  ),
} satisfies Meta<typeof AgreementList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
export const OpenedFirst: Story = {
  args: { openFirst: true, choices: withOpened(noChoices, terms.hostNum) },
};
export const NotAgreed: Story = {
  args: {
    errors: new Map([
      [terms.hostNum, fillText(agreementsTexts.english.errorNotAgreed, { name: terms.name })],
    ]),
  },
};
export const Read: Story = {
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  render: () => (
    <AgreementDialog
      title={consent.name}
      html={consent.html}
      texts={texts}
      onAnswer={() => undefined}
    />
  ),
};
