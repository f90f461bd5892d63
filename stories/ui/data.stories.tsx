import { cents } from '@portico/rules';
import { Heading, Money, Stack, Summary } from '@portico/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Primitives/Data/Summary' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Total: Story = {
  render: () => (
    <Summary
      items={[
        { term: 'Payment amount', description: <Money cents={cents(41207)} /> },
        { term: 'Convenience fee', description: <Money cents={cents(250)} /> },
        { term: 'Total', description: <Money cents={cents(41457)} />, strong: true },
      ]}
    />
  ),
};
export const AmountThatMatters: Story = {
  render: () => (
    <Stack gap="tight">
      <Heading level={2} size="label">
        Amount due
      </Heading>
      <Money cents={cents(41207)} size="amount" />
    </Stack>
  ),
};
export const LongValues: Story = {
  render: () => (
    <Summary
      items={[
        { term: 'Account holder', description: 'Maximiliana Featherstonehaugh-Wellington' },
        { term: 'E-mail', description: 'maximiliana.featherstonehaugh@mail.example.com' },
      ]}
    />
  ),
};
