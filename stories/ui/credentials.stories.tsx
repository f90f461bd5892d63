import {
  credentialsTexts,
  newPasswordFieldsTexts,
  ruleItems,
  ruleListTexts,
  type CredentialsTextKey,
} from '@portico/core/credentials';
import { checkPassword, fillText, passwordRules, type Params } from '@portico/rules';
import { NewPasswordFields, RuleList } from '@portico/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stateful } from '../frame/stateful';

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

const listOf = (password: string) => (
  <RuleList
    texts={ruleListTexts(t)}
    rules={ruleItems(
      t,
      checkPassword(password, { mode: 'rules', rules, maximum: 128 }, { loginName: 'maya' }).rows,
    )}
  />
);

const field = (label: string, value = '', error?: string) => ({
  label,
  value,
  error,
  onChange: () => undefined,
});

const meta = {
  title: 'Primitives/New password',
  component: NewPasswordFields,
  args: {
    texts: newPasswordFieldsTexts(t),
    password: field('New password'),
    confirmation: field('Confirm password'),
  },
  render: ({ password, confirmation, ...args }) => (
    <Stateful initial={[password.value, confirmation?.value ?? ''] as const}>
      {([first, second], change) => (
        <NewPasswordFields
          {...args}
          password={{ ...password, value: first, onChange: (text) => change([text, second]) }}
          confirmation={
            confirmation && {
              ...confirmation,
              value: second,
              onChange: (text) => change([first, text]),
            }
          }
          list={args.list && listOf(first)}
        />
      )}
    </Stateful>
  ),
} satisfies Meta<typeof NewPasswordFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutList: Story = {};
export const Once: Story = { args: { confirmation: undefined } };
export const WithList: Story = { args: { list: listOf('') } };
export const PartlyMet: Story = {
  args: { list: listOf(''), password: field('New password', 'Juniper') },
};
export const Refused: Story = {
  args: {
    list: listOf(''),
    password: field('New password', 'juniper', t('passwordRequirements')),
    confirmation: field('Confirm password', 'Juniper', t('confirmationMismatch')),
  },
};
