import { Tabs } from '@portico/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stateful } from '../frame/stateful';

const meta = {
  title: 'Primitives/Data/Tabs',
  component: Tabs<string>,
  args: {
    label: 'Documents',
    selected: 'account',
    onSelect: () => undefined,
    tabs: [
      { key: 'account', label: 'Account Documents', content: <p>Choose an account.</p> },
      { key: 'profile', label: 'Profile Documents', content: <p>Nothing here yet.</p> },
      { key: 'applications', label: 'Applications Documents', content: <p>One document.</p> },
    ],
  },
  render: (args) => (
    <Stateful initial={args.selected}>
      {(selected, select) => <Tabs {...args} selected={selected} onSelect={select} />}
    </Stateful>
  ),
} satisfies Meta<typeof Tabs<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Last: Story = { args: { selected: 'applications' } };
