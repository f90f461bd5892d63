import { credentialsTexts, loginNameErrorText } from '@portico/core/credentials';
import { useTexts } from '@portico/element';
import { fieldProps, TextInput } from '@portico/ui';
import type { ReactNode } from 'react';
import { userInformationTexts } from '../user-information.sentences';
import type { PartProps } from './part-props';

/** Login name and e-mail address (access §2). */
export function SignInFields({ state, send, refusal }: PartProps): ReactNode {
  const t = useTexts(userInformationTexts);
  const credentials = useTexts(credentialsTexts);
  const { errors, touched } = state;
  const logonNameError = loginNameErrorText(credentials, errors.logonName, {
    touched: touched.has('logonName'),
  });
  const emailError = {
    required: t('emailAddressRequired'),
    invalid: t('emailAddressInvalid'),
  };
  return (
    <div className="grid grid-cols-1 gap-4 @min-[480px]:grid-cols-2">
      <TextInput
        {...fieldProps({ state, send }, 'logonName', t('logonName'), undefined)}
        error={logonNameError ?? refusal('logonName')}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextInput
        {...fieldProps(
          { state, send },
          'emailAddress',
          t('emailAddress'),
          errors.emailAddress && emailError[errors.emailAddress],
        )}
        required
        type="email"
        autoComplete="email"
        spellCheck={false}
      />
    </div>
  );
}
