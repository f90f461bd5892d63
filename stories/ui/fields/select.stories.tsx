import { Select } from '@portico/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stateful } from '../../frame/stateful';

const meta = {
  title: 'Primitives/Fields/Select',
  component: Select<string>,
  args: {
    label: 'Loan',
    name: 'loan',
    value: '',
    placeholder: 'Select Loan Account',
    options: [
      { value: '1', label: '0001-204417 · $412.07 due 03/15/2026' },
      { value: '2', label: '0001-208830 · $89.90 due 03/28/2026' },
      { value: '3', label: '0001-110002 · nothing due', disabled: true },
    ],
    onChange: () => undefined,
  },
  render: (args) => (
    <Stateful initial={args.value}>
      {(value, change) => <Select {...args} value={value} onChange={change} />}
    </Stateful>
  ),
} satisfies Meta<typeof Select<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { value: '1' } };
export const WithHint: Story = { args: { hint: 'Closed loans are not listed.' } };
export const WithError: Story = { args: { error: 'Choose the loan to pay.' } };
export const Disabled: Story = { args: { value: '1', disabled: true } };
