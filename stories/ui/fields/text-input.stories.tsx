import { TextInput } from '@portico/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stateful } from '../../frame/stateful';

const meta = {
  title: 'Primitives/Fields/TextInput',
  component: TextInput,
  args: {
    label: 'User name',
    name: 'username',
    autoComplete: 'username',
    value: '',
    onChange: () => undefined,
  },
  render: (args) => (
    <Stateful initial={args.value ?? ''}>
      {(value, change) => <TextInput {...args} value={value} onChange={change} />}
    </Stateful>
  ),
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'ada.moreno' } };
export const Required: Story = { args: { required: true } };
export const WithHint: Story = { args: { hint: 'You chose it when you registered.' } };
export const WithError: Story = {
  args: { value: 'ada moreno', error: 'A user name has no spaces. Take the space out.' },
};
export const HintAndError: Story = {
  args: {
    required: true,
    hint: 'You chose it when you registered.',
    error: 'Type your user name.',
  },
};
export const Disabled: Story = { args: { value: 'ada.moreno', disabled: true } };
export const ReadOnly: Story = { args: { value: 'ada.moreno', readOnly: true } };
export const LongLabel: Story = {
  args: {
    label: 'The name of the person or business that owns the bank account, as the bank writes it',
    hint: 'It is at the top of a bank statement and on a cheque.',
  },
};
