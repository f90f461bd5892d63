import { CodeInput } from '@portico/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stateful } from '../../frame/stateful';

const meta = {
  title: 'Primitives/Fields/CodeInput',
  component: CodeInput,
  args: {
    label: 'Security code',
    name: 'code',
    value: '',
    hint: 'We e-mailed a six-digit code to a•••@example.com.',
    onChange: () => undefined,
  },
  render: (args) => (
    <Stateful initial={args.value}>
      {(value, change) => <CodeInput {...args} value={value} onChange={change} />}
    </Stateful>
  ),
} satisfies Meta<typeof CodeInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: '402913' } };
export const WithError: Story = {
  args: { value: '402913', error: 'This code has expired. Ask for a new one.' },
};
export const Disabled: Story = { args: { value: '402913', disabled: true } };
