import { CardSelect } from '@portico/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stateful } from '../../frame/stateful';

const meta = {
  title: 'Primitives/Fields/CardSelect',
  component: CardSelect<string>,
  args: {
    label: 'Bank account',
    name: 'method',
    value: 'p1',
    placeholder: 'Choose a saved method',
    change: 'Change',
    options: [
      { value: 'p1', label: 'Checking ending in 1234' },
      { value: 'p2', label: 'Savings ending in 9876' },
    ],
    children: '',
    onChange: () => undefined,
  },
  render: (args) => (
    <Stateful initial={args.value}>
      {(value, change) => (
        <CardSelect {...args} value={value} onChange={change}>
          {args.options.find((option) => option.value === value)?.label ?? args.placeholder}
        </CardSelect>
      )}
    </Stateful>
  ),
} satisfies Meta<typeof CardSelect<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NoneChosen: Story = { args: { value: '' } };
export const NothingElseToChoose: Story = {
  args: { change: undefined, options: [{ value: 'p1', label: 'Checking ending in 1234' }] },
};
export const Disabled: Story = { args: { disabled: true } };
