import { Button, DisabledReason, Inline, LinkButton, Stack } from '@portico/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Primitives/Actions/Button',
  component: Button,
  args: { children: 'Pay $412.07' },
  argTypes: { onClick: { action: 'click' } },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary' } };
export const Secondary: Story = { args: { variant: 'secondary', children: 'Cancel' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Show closed accounts' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Delete bank account' } };
export const Busy: Story = { args: { variant: 'primary', busy: true } };
export const BusySecondary: Story = { args: { busy: true, children: 'Checking' } };
export const Disabled: Story = {
  args: { variant: 'primary', disabled: true, describedBy: 'why' },
  render: (args) => (
    <Stack gap="tight">
      <div>
        <Button {...args} />
      </div>
      <DisabledReason id="why" ready={false}>
        Choose a bank account first.
      </DisabledReason>
    </Stack>
  ),
};
export const AsLink: Story = {
  render: () => (
    <LinkButton variant="primary" href="#pay">
      Make a payment
    </LinkButton>
  ),
};
export const Together: Story = {
  render: () => (
    <Inline gap="tight">
      <Button variant="primary">Continue</Button>
      <Button>Back</Button>
      <Button variant="quiet">Cancel payment</Button>
    </Inline>
  ),
};
