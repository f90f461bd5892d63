import { useCore } from '@portico/element';
import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { imageAddress } from './image-address';

/** A picture of the lender's, from the folder the setup names. */
export function LenderImage(props: {
  readonly name: string;
  readonly alternative: string;
  readonly part: string;
}): ReactNode {
  useSignals();
  const setup = useCore().setup.value;
  const folder = setup.status === 'ready' ? setup.setup.cdnFolder : undefined;
  return (
    <img
      src={imageAddress(folder, props.name)}
      alt={props.alternative}
      part={props.part}
      className="h-auto max-h-40 max-w-full"
    />
  );
}
