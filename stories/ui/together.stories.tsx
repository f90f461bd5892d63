import { cents } from '@portico/rules';
import {
  Banner,
  Button,
  Checkbox,
  Figures,
  Heading,
  Inline,
  Link,
  Money,
  MoneyInput,
  PasswordInput,
  RadioGroup,
  SegmentedControl,
  Select,
  Stack,
  Switch,
  Tabs,
  TextInput,
} from '@portico/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

/** Everything that uses the brand colour, on one page. */
const meta = { title: 'Primitives/Together' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;

function Fields() {
  return (
    <Stack gap="wide">
      <Select
        label="Loan"
        name="loan"
        value="1"
        options={[{ value: '1', label: 'Auto loan 0001-204417' }]}
        onChange={nothing}
      />
      <RadioGroup
        label="Amount"
        name="amount"
        value="due"
        options={[
          { value: 'due', label: 'Amount due', aside: '$412.07', description: 'Due 03/15/2026' },
          { value: 'other', label: 'Another amount' },
        ]}
        onChange={nothing}
      />
      <MoneyInput
        label="Additional principal"
        hint="Lowers what you owe, beyond this payment."
        name="principal"
        value="50.00"
        onChange={nothing}
      />
      <TextInput
        label="Account holder"
        name="holder"
        autoComplete="name"
        value=""
        error="Type the name on the bank account."
        required
        onChange={nothing}
      />
      <PasswordInput
        label="Password"
        name="password"
        autoComplete="current-password"
        showLabel="Show"
        hideLabel="Hide"
        value="secret"
        onChange={nothing}
      />
      <Checkbox label="Save this bank account" name="save" checked onChange={nothing} />
      <Switch
        label="Paperless statements"
        hint="On. We e-mail you when one is ready."
        name="paperless"
        checked
        onChange={nothing}
      />
      <SegmentedControl
        label="Year"
        value="2026"
        segments={['2026', '2025', '2024'].map((value) => ({ value, label: value }))}
        onChange={nothing}
      />
    </Stack>
  );
}

export const Statement: Story = {
  render: () => (
    <Stack gap="section">
      <Stack gap="tight">
        <Heading level={2} size="title">
          Make a payment
        </Heading>
        <p>
          For your auto loan. Questions? <Link href="#faq">Read the answers</Link>.
        </p>
      </Stack>
      <Tabs
        label="Payments"
        selected="once"
        onSelect={nothing}
        tabs={[
          { key: 'once', label: 'Pay once', content: <Fields /> },
          { key: 'scheduled', label: 'Scheduled', content: null },
        ]}
      />
      <Stack>
        <Stack gap="tight">
          <Heading level={3} size="label">
            You pay today
          </Heading>
          <Money cents={cents(46457)} size="amount" />
        </Stack>
        <Figures
          items={[
            { label: 'Payment amount', value: <Money cents={cents(41207)} /> },
            { label: 'Additional principal', value: <Money cents={cents(5000)} /> },
            { label: 'Convenience fee', value: <Money cents={cents(250)} /> },
            { label: 'Total', value: <Money cents={cents(46457)} />, strong: true },
          ]}
        />
        <Figures
          items={[
            { label: 'Payment due', value: 'Friday, December 4, 2026' },
            { label: 'Available credit', value: undefined },
          ]}
        />
        <Inline gap="tight">
          <Button variant="primary">Pay $464.57</Button>
          <Button>Back</Button>
          <Button variant="quiet">Start over</Button>
          <Button variant="danger">Delete</Button>
          <Button variant="primary" busy>
            Paying
          </Button>
        </Inline>
      </Stack>
      <Stack>
        <Banner tone="info">You have been signed out.</Banner>
        <Banner tone="success" title="Payment sent">
          Reference number 48-20931.
        </Banner>
        <Banner tone="warning">Your session has expired! Sign in again to go on.</Banner>
        <Banner tone="error" title="We could not reach the bank">
          Nothing was charged. <Link href="#retry">Try again</Link>.
        </Banner>
      </Stack>
    </Stack>
  ),
};
