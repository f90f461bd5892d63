import { hideLinkToken, linkToken } from '@portico/core/internal';
import { useEffect, useState } from 'react';
import { useCore } from './hooks';

/**
 * The token of a mailed link, removed from the address bar once it is read (see `linkToken` of
 * core).
 *
 * @param given by the tag or the portal's route; it overrides the address
 */
export function useLinkToken(given: string | undefined): string | undefined {
  const core = useCore();
  // Read once: the address changes while the screen is still shown.
  const [found] = useState(() => linkToken(core, undefined));
  const token = given?.trim() ? given : found;
  useEffect(() => {
    if (token !== undefined) hideLinkToken(core, token);
  }, [core, token]);
  return token;
}
