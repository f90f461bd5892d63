import { useTexts } from '@portico/element';
import { ExternalLink, PhoneLink } from '@portico/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Branch, Listed } from '../branch-locator.flow';
import { branchLocatorTexts } from '../branch-locator.sentences';
import { branchKey, directionsAddress, phoneText } from '../map/map';
import { OpeningHours } from './opening-hours';

/** Every branch, on the map or not (D139), with all that the map shows of it. */
export function BranchList(props: {
  readonly branches: readonly Listed[];
  /** The branch that was chosen on the map: it gets the focus. */
  readonly opened: { readonly branch: Branch } | undefined;
}): ReactNode {
  const { branches, opened } = props;
  const t = useTexts(branchLocatorTexts);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (opened) list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [opened]);
  return (
    <ul ref={list} aria-label={t('branches')} className="grid">
      {branches.map(({ branch, miles }) => (
        <li
          key={branchKey(branch)}
          part="branch"
          tabIndex={-1}
          aria-current={branch === opened?.branch ? 'true' : undefined}
          className="flex flex-wrap justify-between gap-x-4 border-t border-line py-3 aria-[current]:bg-tint"
        >
          <div className="min-w-0">
            <p className="font-semibold">{branch.branchName}</p>
            <p>{branch.streetAddress}</p>
            <p>{[branch.city, `${branch.state} ${branch.zip}`].join(', ')}</p>
            <OpeningHours hours={branch.openingHours} />
            <p className="flex flex-wrap gap-x-6 gap-y-1 *:min-h-6">
              {branch.phoneNumber && <PhoneLink phone={phoneText(branch.phoneNumber)} />}
              {branch.latitude !== 0 && (
                <ExternalLink href={directionsAddress(branch)}>
                  {t('directions', { name: branch.branchName })}
                </ExternalLink>
              )}
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
