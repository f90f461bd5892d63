import { branchLength, emailMaximum, writerMaximum } from '@portico/rules';
import { DigitsInput, TextInput } from '@portico/ui';
import type { ReactNode } from 'react';
import type { MessageFields } from './use-message-fields';

/** The writer's fields, shown without a session (access §2). */
export function VisitorFields({ field }: { readonly field: MessageFields }): ReactNode {
  return (
    <>
      <TextInput {...field('name')} required autoComplete="name" maxLength={writerMaximum} />
      <TextInput
        {...field('email')}
        required
        type="email"
        autoComplete="email"
        maxLength={emailMaximum}
      />
      <DigitsInput {...field('branch')} maxDigits={branchLength} />
    </>
  );
}
