import { SegmentedControl } from '@portico/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stateful } from '../../frame/stateful';

const meta = {
  title: 'Primitives/Fields/SegmentedControl',
  component: SegmentedControl<string>,
  args: {
    label: 'Range',
    value: '30',
    segments: [
      { value: '30', label: '30 days' },
      { value: '60', label: '60', name: '60 days' },
      { value: '90', label: '90', name: '90 days' },
      { value: 'all', label: 'All' },
    ],
    onChange: () => undefined,
  },
  render: (args) => (
    <Stateful initial={args.value}>
      {(value, change) => <SegmentedControl {...args} value={value} onChange={change} />}
    </Stateful>
  ),
} satisfies Meta<typeof SegmentedControl<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ranges: Story = {};
export const Last: Story = { args: { value: 'all' } };
export const Years: Story = {
  args: {
    label: 'Year',
    value: '2026',
    segments: ['2026', '2025', '2024'].map((value) => ({ value, label: value })),
  },
};
