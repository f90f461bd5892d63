import { useTexts } from '@portico/element';
import type { ReactNode } from 'react';
import type { UserInfo } from '../../user-information/user-information.model';
import { userInformationTexts } from '../../user-information/user-information.sentences';

/** How the borrower signs in, to read until the form with its fields is in this place. */
export function KnownSignIn({ userInfo }: { readonly userInfo: UserInfo }): ReactNode {
  const t = useTexts(userInformationTexts);
  const { logonName, emailAddress = '' } = userInfo;
  return (
    <dl className="grid grid-cols-1 gap-4 @min-[480px]:grid-cols-2">
      <Known name={t('logonName')} value={logonName} />
      <Known name={t('emailAddress')} value={emailAddress} />
    </dl>
  );
}

function Known({ name, value }: { readonly name: string; readonly value: string }): ReactNode {
  return (
    <div className="min-w-0">
      <dt className="mb-1.5 text-sm font-semibold">{name}</dt>
      <dd className="flex min-h-control items-center rounded-md border border-line px-3">
        <span className="truncate">{value}</span>
      </dd>
    </div>
  );
}
