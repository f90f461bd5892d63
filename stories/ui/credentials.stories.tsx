import { credentialsTexts, ruleItems, type CredentialsTextKey } from '@portico/core/credentials';
import { checkPassword, fillText, passwordRules, type Params } from '@portico/rules';
import { NewPasswordFields } from '@portico/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Held } from '../frame/stateful';

const t = (key: CredentialsTextKey, params?: Params) =>
  fillText(credentialsTexts.english[key], params);

const { rules } = passwordRules({
  rules: [
    'MustContainCapitalLetter',
    'MustContainLowercaseLetter',
    'MustContainNumber',
    'CannotContainConsecutiveCharacters',
    'CannotContainLogon',
  ].map((validationRuleType) => ({ validationRuleType, regexMatchMeansError: false })),
  minimumLength: 8,
});

const rowsOf = (password: string) =>
  ruleItems(
    t,
    checkPassword(password, { mode: 'rules', rules, maximum: 128 }, { loginName: 'maya' }).rows,
  );

const meta = {
  title: 'Primitives/New password',
  component: NewPasswordFields,
  args: {
    words: {
      password: 'New password',
      confirmation: 'Confirm password',
      show: t('showPassword'),
      hide: t('hidePassword'),
      list: {
        title: t('rulesTitle'),
        states: { met: t('ruleMet'), unmet: t('ruleUnmet'), checking: t('ruleChecking') },
      },
    },
    entry: { password: '', confirmation: '' },
    errors: {},
    rules: [],
    confirms: true,
    onChange: () => undefined,
  },
  render: (args) => (
    <Held initial={args.entry}>
      {(entry, change) => (
        <NewPasswordFields
          {...args}
          entry={entry}
          onChange={change}
          rules={args.rules.length > 0 ? rowsOf(entry.password) : []}
        />
      )}
    </Held>
  ),
} satisfies Meta<typeof NewPasswordFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutList: Story = {};
export const Once: Story = { args: { confirms: false } };
export const WithList: Story = { args: { rules: rowsOf('') } };
export const PartlyMet: Story = {
  args: { rules: rowsOf(''), entry: { password: 'Juniper', confirmation: '' } },
};
export const Refused: Story = {
  args: {
    rules: rowsOf(''),
    entry: { password: 'juniper', confirmation: 'Juniper' },
    errors: { password: t('passwordRequirements'), confirmation: t('confirmationMismatch') },
  },
};
