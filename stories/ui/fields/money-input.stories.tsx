import { MoneyInput } from '@portico/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stateful } from '../../frame/stateful';

const meta = {
  title: 'Primitives/Fields/MoneyInput',
  component: MoneyInput,
  args: { label: 'Amount', name: 'amount', value: '', onChange: () => undefined },
  render: (args) => (
    <Stateful initial={args.value}>
      {(value, change) => <MoneyInput {...args} value={value} onChange={change} />}
    </Stateful>
  ),
} satisfies Meta<typeof MoneyInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: '1,234.50' } };
export const WithHint: Story = { args: { hint: 'At least $0.01, at most $5,000.00.' } };
export const WithError: Story = {
  args: { value: '12.345', error: 'An amount has at most two decimals.' },
};
export const Disabled: Story = { args: { value: '412.07', disabled: true } };
