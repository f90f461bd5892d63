import { Tooltip } from '@portico/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

const meta = {
  title: 'Primitives/Overlays/Tooltip',
  component: Tooltip,
  args: {
    label: 'About the amount due',
    children: 'Everything to be paid by the due date, with what is past due and late charges.',
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('[data-shadow-frame]');
    const root = frame?.shadowRoot?.querySelector<HTMLElement>('.portico-root') ?? canvasElement;
    await userEvent.hover(within(root).getByRole('button'));
  },
};
