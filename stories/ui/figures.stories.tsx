import { cents } from '@portico/rules';
import { Figures, Money } from '@portico/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Primitives/Data/Figures',
  component: Figures,
  args: { items: [] },
} satisfies Meta<typeof Figures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loan: Story = {
  args: {
    items: [
      { label: 'Payment due', value: 'Friday, December 4, 2026' },
      { label: 'Payment amount', value: <Money cents={cents(37035)} /> },
      { label: 'Pays from', value: 'Checking ending in 6789' },
      { label: 'Interest rate', value: '7.49%' },
      { label: 'Available credit', value: undefined },
      { label: 'Late fees', value: <Money cents={cents(0)} /> },
    ],
  },
};
export const Total: Story = {
  args: {
    items: [
      { label: 'Principal', value: <Money cents={cents(1250748)} /> },
      { label: 'Interest, 27 days at $2.57', value: <Money cents={cents(6930)} /> },
      { label: 'Payoff amount', value: <Money cents={cents(1257678)} />, strong: true },
    ],
  },
};
export const LongValues: Story = {
  args: {
    items: [
      {
        label: 'You need',
        value: 'A browser from the last two years, a PDF reader, an e-mail address',
      },
      { label: 'E-mail', value: 'maximiliana.featherstonehaugh@mail.example.com' },
    ],
  },
};
