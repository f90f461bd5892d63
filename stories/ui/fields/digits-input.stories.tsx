import { DigitsInput } from '@portico/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stateful } from '../../frame/stateful';

const meta = {
  title: 'Primitives/Fields/DigitsInput',
  component: DigitsInput,
  args: {
    label: 'Routing number',
    name: 'routingNumber',
    maxDigits: 9,
    value: '',
    onChange: () => undefined,
  },
  render: (args) => (
    <Stateful initial={args.value}>
      {(value, change) => <DigitsInput {...args} value={value} onChange={change} />}
    </Stateful>
  ),
} satisfies Meta<typeof DigitsInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'Nine digits, at the bottom left of a cheque.' } };
export const Filled: Story = { args: { value: '021000021' } };
export const WithError: Story = {
  args: { value: '02100', error: 'A routing number has nine digits.' },
};
export const Disabled: Story = { args: { value: '021000021', disabled: true } };
