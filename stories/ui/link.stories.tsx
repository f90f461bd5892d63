import { ExternalLink, Link } from '@portico/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Primitives/Actions/Link',
  component: Link,
  args: { children: 'Set up online access', href: '#register' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const InASentence: Story = {
  render: (args) => (
    <p>
      New here? <Link {...args} /> in about five minutes.
    </p>
  ),
};
export const External: Story = {
  render: () => <ExternalLink href="https://example.com/terms">Terms of use</ExternalLink>,
};
