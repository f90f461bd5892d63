import { draftsKey } from '@portico/core/drafts';
import type { Chunk } from '@portico/core/internal';
import { PartOnDemand, useCore, type ViewModule } from '@portico/element';
import { useEffect, useState, type ReactNode } from 'react';

/**
 * Above a form: its draft, whose code is loaded once something is typed, or was kept before. If it
 * cannot be loaded, nothing is kept.
 */
export function DraftOf<P extends object>(props: {
  /** The view that calls `useDraft` for the form and shows `DraftNotice`. */
  readonly code: Chunk<ViewModule<P>>;
  /** The form's values: another object after each change. */
  readonly values: unknown;
  /** The properties of the view. */
  readonly of: P;
}): ReactNode {
  const { code, values, of } = props;
  const { sessionStorage: storage } = useCore().environment;
  const [untouched] = useState(values);
  const [isNeeded, need] = useState(false);
  useEffect(() => {
    if (values !== untouched || storage?.get(draftsKey)) need(true);
  }, [storage, values, untouched]);
  return (
    isNeeded && (
      <PartOnDemand code={code} missing={null}>
        {(View) => <View {...of} />}
      </PartOnDemand>
    )
  );
}
