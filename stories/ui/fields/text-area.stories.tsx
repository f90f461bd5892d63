import { TextArea } from '@portico/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stateful } from '../../frame/stateful';

const meta = {
  title: 'Primitives/Fields/TextArea',
  component: TextArea,
  args: { label: 'Message', name: 'message', value: '', onChange: () => undefined },
  render: (args) => (
    <Stateful initial={args.value}>
      {(value, change) => <TextArea {...args} value={value} onChange={change} />}
    </Stateful>
  ),
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

const value = 'When do you open on Saturday? I would like to come by with my papers.';

export const Empty: Story = {};
export const Filled: Story = { args: { value } };
export const WithCounter: Story = {
  args: { value, counter: { text: 'Characters left: 231', tone: 'normal' } },
};
export const WithLittleLeft: Story = {
  args: { value, counter: { text: 'Characters left: 80', tone: 'warn' } },
};
export const WithHardlyAnythingLeft: Story = {
  args: { value, counter: { text: 'Characters left: 12', tone: 'error' } },
};
export const HintAndError: Story = {
  args: { required: true, hint: 'Write no account numbers.', error: 'Write your message.' },
};
