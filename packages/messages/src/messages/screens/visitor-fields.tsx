import { branchLength, emailMaximum, writerMaximum } from '@portico/rules';
import { DigitsInput, TextInput } from '@portico/ui';
import type { ReactNode } from 'react';
import type { CommonOf } from './use-message-fields';

/** The writer's fields, shown without a session (access §2). */
export function VisitorFields({ common }: { readonly common: CommonOf }): ReactNode {
  return (
    <>
      <TextInput {...common('name')} required autoComplete="name" maxLength={writerMaximum} />
      <TextInput
        {...common('email')}
        required
        type="email"
        autoComplete="email"
        maxLength={emailMaximum}
      />
      <DigitsInput {...common('branch')} maxDigits={branchLength} />
    </>
  );
}
