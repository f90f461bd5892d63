import { ChoiceGroup } from '@portico/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stateful } from '../../frame/stateful';

const meta = {
  title: 'Primitives/Fields/ChoiceGroup',
  component: ChoiceGroup<string>,
  args: {
    label: 'How much would you like to pay?',
    name: 'howMuch',
    value: '',
    options: [
      { value: 'due', label: 'Amount due', aside: '$412.07', description: 'Due 03/15/2026' },
      {
        value: 'other',
        label: 'Another amount',
        description: 'From $25.00 to $9,120.44',
        content: <p>Its field opens here.</p>,
      },
      { value: 'payoff', label: 'Pay off the loan', aside: '$9,120.44' },
    ],
    onChange: () => undefined,
  },
  render: (args) => (
    <Stateful initial={args.value}>
      {(value, change) => <ChoiceGroup {...args} value={value} onChange={change} />}
    </Stateful>
  ),
} satisfies Meta<typeof ChoiceGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = {};
export const Open: Story = { args: { value: 'other' } };
export const WithFoot: Story = { args: { value: 'due', foot: 'Default: Checking ending in 1234' } };
export const WithError: Story = { args: { value: 'due', error: 'Enter a smaller amount.' } };
export const SideBySide: Story = {
  args: {
    inColumns: true,
    name: 'when',
    label: 'When would you like to pay?',
    value: 'today',
    options: [
      { value: 'today', label: 'Today, 03/12/2026' },
      { value: 'later', label: 'On a later day', description: 'Not by card.', disabled: true },
    ],
  },
};
