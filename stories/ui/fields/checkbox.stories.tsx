import { Checkbox } from '@portico/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stateful } from '../../frame/stateful';

const meta = {
  title: 'Primitives/Fields/Checkbox',
  component: Checkbox,
  args: {
    label: 'Remember this computer',
    name: 'remember',
    checked: false,
    onChange: () => undefined,
  },
  render: (args) => (
    <Stateful initial={args.checked}>
      {(checked, change) => <Checkbox {...args} checked={checked} onChange={change} />}
    </Stateful>
  ),
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};
export const Checked: Story = { args: { checked: true } };
export const WithHint: Story = { args: { hint: 'No code is asked here for 30 days.' } };
export const WithError: Story = {
  args: { label: 'I agree to the terms', required: true, error: 'Agree to go on.' },
};
export const Disabled: Story = { args: { disabled: true, hint: 'Read the agreement first.' } };
