import { LiveRegion, Skeleton, Spinner, VisuallyHidden } from '@portico/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Primitives/Feedback/Waiting' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const SkeletonOfThreeRows: Story = { render: () => <Skeleton rows={3} label="Loading" /> };
export const SkeletonOfEightRows: Story = { render: () => <Skeleton rows={8} label="Loading" /> };
export const SpinnerSmall: Story = { render: () => <Spinner label="Loading" /> };
export const SpinnerLarge: Story = { render: () => <Spinner diameter={50} label="Sending" /> };
export const ForScreenReaders: Story = {
  render: () => (
    <p>
      Words that are only read aloud stand after this sentence.
      <VisuallyHidden> You are signed in.</VisuallyHidden>
      <LiveRegion>Two accounts found.</LiveRegion>
    </p>
  ),
};
