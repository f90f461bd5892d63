import { profileOf } from '@portico/core/accounts';
import { useCore } from '@portico/element';
import { useEffect } from 'react';
import type { ContactChangeEvent } from './contact-change.flow';

/** Reads the borrower's numbers, which take the places of the old ones; unread, they are typed. */
export function useKnownPhones(send: (event: ContactChangeEvent) => void): void {
  const core = useCore();
  useEffect(() => {
    let isCurrent = true;
    void profileOf(core)
      .load()
      .then((answer) => {
        const known = (answer.ok && answer.value.personalInfo?.phoneNumbers) || [];
        const phones = known.map(({ phoneNumber }) => phoneNumber);
        if (isCurrent) send({ type: 'knownPhones', phones });
      });
    return () => {
      isCurrent = false;
    };
  }, [core, send]);
}
