import { Button, Dialog, MoneyInput } from '@portico/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stateful } from '../frame/stateful';

const meta = {
  title: 'Primitives/Overlays/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  args: {
    open: true,
    title: 'Are you sure you want to logout?',
    onClose: () => undefined,
  },
  render: (args) => (
    <Stateful initial={args.open}>
      {(open, change) => (
        <>
          <Button onClick={() => change(true)}>Open the dialog</Button>
          <Dialog
            {...args}
            open={open}
            onClose={() => change(false)}
            actions={
              <>
                <Button onClick={() => change(false)}>Cancel</Button>
                <Button variant="primary" onClick={() => change(false)}>
                  Logout
                </Button>
              </>
            }
          />
        </>
      )}
    </Stateful>
  ),
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { open: false } };
export const Open: Story = { args: { width: 350 } };
export const Wide: Story = {
  args: {
    width: 500,
    title: 'Payoff quote',
    children: (
      <>
        <p>The amount is good through the day you choose.</p>
        <MoneyInput label="Amount" name="amount" value="9,120.44" onChange={() => undefined} />
      </>
    ),
  },
};
export const Urgent: Story = {
  args: {
    role: 'alertdialog',
    title: 'Your session is about to expire!',
    children: <p>You will be logged out in 1:42.</p>,
  },
};
export const LongText: Story = {
  args: {
    width: 400,
    title: 'Terms and conditions',
    children: Array.from({ length: 24 }, (_, index) => (
      <p key={index}>
        {index + 1}. The borrower authorises one electronic debit from the account named above.
      </p>
    )),
  },
};
export const KeptOpen: Story = {
  args: { role: 'alertdialog', title: 'Your session is about to expire!' },
  render: (args) => <Dialog {...args} open actions={<Button variant="primary">Resume</Button>} />,
};
