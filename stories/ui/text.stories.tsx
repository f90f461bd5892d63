import {
  bankIcon,
  calendarIcon,
  cardIcon,
  checkIcon,
  chevronDownIcon,
  chevronLeftIcon,
  chevronRightIcon,
  chevronUpIcon,
  closeIcon,
  externalIcon,
  Heading,
  Icon,
  infoIcon,
  Inline,
  RichText,
  Stack,
  Unbroken,
  warningIcon,
} from '@portico/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Primitives/Text' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Headings: Story = {
  render: () => (
    <Stack>
      <Heading level={1} size="title">
        Make a payment
      </Heading>
      <Heading level={2}>Where to pay from</Heading>
      <Heading level={3} size="label">
        Bank account
      </Heading>
    </Stack>
  ),
};

export const Rich: Story = {
  render: () => (
    <RichText
      html={`<h2>Holiday hours</h2><p>Our branches are closed on <strong>Thursday</strong>. Payments
        sent then are posted the next day. <a href="#hours">See all hours</a>.</p>
        <ul><li>Elm Street</li><li>Harbor Road</li></ul>
        <script>document.title = 'no'</script>
        <p onpointermove="document.title = 'no'">Calls are answered on both days.</p>`}
    />
  ),
};

/** In a narrow column: telephone and account numbers keep to one line. */
export const UnbrokenNumbers: Story = {
  render: () => (
    <p style={{ maxWidth: '12rem' }}>
      <Unbroken>Call (555) 010-2000 about the loan 0012-104417-3 and its e-statements.</Unbroken>
    </p>
  ),
};

const icons = {
  bank: bankIcon,
  calendar: calendarIcon,
  card: cardIcon,
  check: checkIcon,
  'chevron down': chevronDownIcon,
  'chevron left': chevronLeftIcon,
  'chevron right': chevronRightIcon,
  'chevron up': chevronUpIcon,
  close: closeIcon,
  external: externalIcon,
  info: infoIcon,
  warning: warningIcon,
};

export const Icons: Story = {
  render: () => (
    <Inline gap="wide">
      {Object.entries(icons).map(([name, path]) => (
        <Inline key={name} gap="tight">
          <Icon path={path} />
          <span>{name}</span>
        </Inline>
      ))}
    </Inline>
  ),
};
