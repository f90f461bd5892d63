import { Banner, Button, CloseButton, Link } from '@portico/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Primitives/Feedback/Banner',
  component: Banner,
  args: { tone: 'info', children: 'You have been signed out.' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = {
  args: { tone: 'success', title: 'Payment sent', children: 'Reference number 48-20931.' },
};
export const Warning: Story = {
  args: { tone: 'warning', children: 'Your session has expired! Sign in again to go on.' },
};
export const Error: Story = {
  args: {
    tone: 'error',
    title: 'We could not reach the bank',
    children: (
      <p>
        Nothing was charged. <Link href="#retry">Try again</Link>, or call 555-0100.
      </p>
    ),
  },
};
export const Dismissible: Story = {
  args: {
    children: 'Successfully deleted payment method',
    tone: 'success',
    aside: <CloseButton label="Dismiss" onClick={() => undefined} />,
  },
};
export const WithAction: Story = {
  args: {
    tone: 'error',
    title: 'We couldn’t load the history.',
    children: 'Everything else on this page is up to date.',
    action: <Button>Try again</Button>,
  },
};
