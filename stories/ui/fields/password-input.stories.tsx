import { PasswordInput } from '@portico/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stateful } from '../../frame/stateful';

const meta = {
  title: 'Primitives/Fields/PasswordInput',
  component: PasswordInput,
  args: {
    label: 'Password',
    name: 'password',
    autoComplete: 'current-password',
    value: '',
    showLabel: 'Show',
    hideLabel: 'Hide',
    onChange: () => undefined,
  },
  render: (args) => (
    <Stateful initial={args.value ?? ''}>
      {(value, change) => <PasswordInput {...args} value={value} onChange={change} />}
    </Stateful>
  ),
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'correct horse' } };
export const Revealed: Story = {
  args: { value: 'correct horse' },
  play: ({ canvasElement }) => {
    const root = canvasElement.querySelector('[data-shadow-frame]')?.shadowRoot;
    root?.querySelector<HTMLButtonElement>('[part=reveal]')?.click();
  },
};
export const WithError: Story = { args: { error: 'Type your password.' } };
export const Disabled: Story = { args: { value: 'correct horse', disabled: true } };
