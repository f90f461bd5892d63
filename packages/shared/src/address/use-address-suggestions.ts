import { useCore, useSignalValue } from '@portico/element';
import { addressProblems, type AddressEntry } from '@portico/rules';
import { useEffect, useRef, useState } from 'react';

/** Typed characters before addresses are suggested, the most of them, and ms after the last input. */
const fromLength = 3;
const most = 5;
const pause = 300;

export type AddressSuggestions = {
  /** Whether the page has an address service. */
  readonly offered: boolean;
  readonly addresses: readonly AddressEntry[];
  /** Requests those that begin with the text; of two requests the later one counts. */
  readonly request: (text: string) => void;
  readonly clear: () => void;
};

const none: readonly AddressEntry[] = [];

/** Suggestions of the lender's address service; nothing is requested while the page has none. */
export function useAddressSuggestions(): AddressSuggestions {
  const { configuration, environment, report } = useCore();
  const { suggestAddresses } = useSignalValue(configuration);
  const [addresses, setAddresses] = useState(none);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const clear = () => {
    stop.current();
    setAddresses(none);
  };
  return {
    offered: suggestAddresses !== undefined,
    addresses,
    clear,
    request(text) {
      stop.current();
      if (!suggestAddresses || text.trim().length < fromLength) return clear();
      const abort = new AbortController();
      const find = async () => {
        try {
          const found = validAddresses(await suggestAddresses(text, abort.signal));
          if (!abort.signal.aborted) setAddresses(found);
        } catch {
          if (abort.signal.aborted) return;
          report({ message: 'Addresses were not suggested.' });
          setAddresses(none);
        }
      };
      const cancel = environment.delay(() => void find(), pause);
      stop.current = () => {
        cancel();
        abort.abort();
      };
    },
  };
}

/** The valid addresses among what the lender's function returned, each once. */
function validAddresses(found: unknown): readonly AddressEntry[] {
  const valid = (Array.isArray(found) ? found : []).flatMap((one: unknown) => entryOf(one) ?? []);
  const once = new Map(valid.map((address) => [addressLine(address), address]));
  return [...once.values()].slice(0, most);
}

function entryOf(value: unknown): AddressEntry | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { address1, city, state, zipCode }: { readonly [F in keyof AddressEntry]?: unknown } =
    value;
  if (typeof address1 !== 'string' || typeof city !== 'string') return undefined;
  if (typeof state !== 'string' || typeof zipCode !== 'string') return undefined;
  const entry = { address1, city, state, zipCode };
  const isValid = Object.values(addressProblems(entry)).every((problem) => problem === undefined);
  return isValid ? entry : undefined;
}

/** An address on one line. */
export function addressLine({ address1, city, state, zipCode }: AddressEntry): string {
  return `${address1}, ${city}, ${state} ${zipCode}`;
}
