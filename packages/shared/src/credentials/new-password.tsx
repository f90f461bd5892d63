import {
  credentialsTexts,
  newPasswordFieldsTexts,
  ruleItems,
  ruleListTexts,
} from '@portico/core/credentials';
import { useTexts } from '@portico/element';
import type { PasswordVerdict } from '@portico/rules';
import { NewPasswordFields, RuleList, type NewPasswordFieldsProps } from '@portico/ui';
import type { ReactNode } from 'react';

type NewPasswordProps = Omit<NewPasswordFieldsProps, 'texts' | 'list'> & {
  /** The rules of the list, each with its state for what is typed. */
  readonly verdict: Pick<PasswordVerdict, 'rows'>;
};

/** A new password and its confirmation with the shared texts, and the live list of its rules. */
export function NewPassword({ verdict, ...fields }: NewPasswordProps): ReactNode {
  const t = useTexts(credentialsTexts);
  return (
    <NewPasswordFields
      {...fields}
      texts={newPasswordFieldsTexts(t)}
      list={<RuleList texts={ruleListTexts(t)} rules={ruleItems(t, verdict.rows)} />}
    />
  );
}
