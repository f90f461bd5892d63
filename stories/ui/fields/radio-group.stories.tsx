import { RadioGroup } from '@portico/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stateful } from '../../frame/stateful';

const meta = {
  title: 'Primitives/Fields/RadioGroup',
  component: RadioGroup<string>,
  args: {
    label: 'Pay from',
    name: 'method',
    value: '',
    options: [
      { value: 'saved', label: 'Checking ending in 1234', description: 'First National Bank' },
      { value: 'savings', label: 'Savings ending in 9087', description: 'Harbor Credit Union' },
      { value: 'new', label: 'Another bank account' },
    ],
    onChange: () => undefined,
  },
  render: (args) => (
    <Stateful initial={args.value}>
      {(value, change) => <RadioGroup {...args} value={value} onChange={change} />}
    </Stateful>
  ),
} satisfies Meta<typeof RadioGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = {};
export const Chosen: Story = { args: { value: 'saved' } };
export const WithAmounts: Story = {
  args: {
    label: 'Amount',
    name: 'amount',
    value: 'due',
    options: [
      { value: 'due', label: 'Amount due', aside: '$412.07', description: 'Due 03/15/2026' },
      { value: 'payoff', label: 'Pay off the loan', aside: '$9,120.44' },
      { value: 'other', label: 'Another amount' },
    ],
  },
};
export const WithHint: Story = { args: { hint: 'Your bank sees the payment in one or two days.' } };
export const WithError: Story = { args: { required: true, error: 'Choose where to pay from.' } };
export const OneDisabled: Story = {
  args: {
    value: 'saved',
    options: [
      { value: 'saved', label: 'Bank account', description: 'Free' },
      {
        value: 'card',
        label: 'Debit card',
        description: 'Not for this loan: it is past its last due date.',
        disabled: true,
      },
    ],
  },
};
