import { localDate, type LocalDate } from '@portico/rules';
import { DateInput, type DateInputProps } from '@portico/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stateful } from '../../frame/stateful';

const holidays: Record<string, string> = { '2026-03-17': 'Holiday', '2026-03-20': 'Bank closed' };
const isWeekend = (date: LocalDate) => [0, 6].includes(new Date(`${date}T12:00Z`).getUTCDay());

const texts = {
  en: { open: 'Choose a date', previousMonth: 'Previous month', nextMonth: 'Next month' },
  es: { open: 'Elegir una fecha', previousMonth: 'Mes anterior', nextMonth: 'Mes siguiente' },
};

function day(text: string): LocalDate {
  const date = localDate(text);
  if (!date) throw new Error(`Not a day: ${text}`);
  return date;
}

const openCalendar: Story['play'] = ({ canvasElement }) => {
  const root = canvasElement.querySelector('[data-shadow-frame]')?.shadowRoot;
  root?.querySelector<HTMLButtonElement>('button[aria-haspopup]')?.click();
};

const meta = {
  title: 'Primitives/Fields/DateInput',
  component: DateInput,
  args: {
    label: 'Payment date',
    name: 'paymentDate',
    value: '',
    placeholder: 'MM/DD/YYYY',
    today: day('2026-03-12'),
    min: day('2026-03-12'),
    max: day('2026-04-11'),
    locale: 'en',
    texts: texts.en,
    blockedReason: (date: LocalDate) =>
      holidays[date] ?? (isWeekend(date) ? 'No payments on weekends' : undefined),
    onChange: () => undefined,
  } satisfies DateInputProps,
  render: (args, { globals }) => (
    <Stateful initial={args.value}>
      {(value, change) => (
        <DateInput
          {...args}
          locale={String(globals['locale'])}
          texts={globals['locale'] === 'es' ? texts.es : texts.en}
          value={value}
          onChange={change}
        />
      )}
    </Stateful>
  ),
} satisfies Meta<typeof DateInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: '03/18/2026' } };
export const Open: Story = { args: { value: '03/18/2026' }, play: openCalendar };
export const WithError: Story = {
  args: { value: '03/17/2026', error: '03/17/2026 is a holiday. Choose another day.' },
};
export const Disabled: Story = { args: { value: '03/18/2026', disabled: true } };
