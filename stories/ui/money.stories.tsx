import { cents } from '@portico/rules';
import { Heading, Money, Stack } from '@portico/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Primitives/Data/Money' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Amount: Story = {
  render: () => (
    <Stack gap="tight">
      <Heading level={2} size="label">
        Amount due
      </Heading>
      <Money cents={cents(41207)} size="amount" />
    </Stack>
  ),
};
