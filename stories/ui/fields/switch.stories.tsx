import { Switch } from '@portico/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stateful } from '../../frame/stateful';

const meta = {
  title: 'Primitives/Fields/Switch',
  component: Switch,
  args: {
    label: 'Paperless statements',
    hint: 'Off. We mail them to you.',
    name: 'paperless',
    checked: false,
    onChange: () => undefined,
  },
  render: (args) => (
    <Stateful initial={args.checked}>
      {(checked, change) => <Switch {...args} checked={checked} onChange={change} />}
    </Stateful>
  ),
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { checked: true, hint: 'On. We e-mail you when one is ready.' } };
export const WithError: Story = { args: { error: 'We couldn’t save this. Try again.' } };
export const Disabled: Story = {
  args: { disabled: true, hint: 'Add an e-mail address to your profile first.' },
};
export const DisabledOn: Story = {
  args: { disabled: true, checked: true, hint: 'On. A joint borrower decides.' },
};
export const LongText: Story = {
  args: {
    label: 'Text messages to the mobile telephone in your profile, for every loan you have with us',
    hint: 'On since March 3, 2025. Message and data rates may apply. Reply STOP at any time.',
    checked: true,
  },
};
