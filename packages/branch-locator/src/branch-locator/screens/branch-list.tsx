import { useTexts } from '@portico/element';
import { Link } from '@portico/ui';
import type { ReactNode } from 'react';
import type { Listed } from '../branch-locator.flow';
import { branchLocatorTexts } from '../branch-locator.texts';
import { phoneText } from '../map';

/** Every branch, on the map or not (D139). */
export function BranchList({ branches }: { readonly branches: readonly Listed[] }): ReactNode {
  const t = useTexts(branchLocatorTexts);
  return (
    <ul aria-label={t('branches')} className="grid">
      {branches.map(({ branch, miles }) => (
        <li
          key={`${branch.branchName} ${branch.zip}`}
          part="branch"
          className="flex flex-wrap justify-between gap-x-4 border-t border-line py-3"
        >
          <div>
            <p className="font-semibold">{branch.branchName}</p>
            <p>{branch.streetAddress}</p>
            <p>{[branch.city, `${branch.state} ${branch.zip}`].join(', ')}</p>
            <p>
              <Link href={`tel:${branch.phoneNumber}`}>{phoneText(branch.phoneNumber)}</Link>
            </p>
          </div>
          {miles !== undefined && (
            <p className="tabular text-muted">{t('miles', { miles: miles.toFixed(1) })}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
