import { institutionText } from '@portico/contract';
import { safeAddress } from '@portico/rules';
import type { ReactNode } from 'react';
import { useCore } from '../react/hooks';
import { imageAddress } from './image-address';
import { useSignalValue } from '../react/use-signal-value';

/** A lender's picture, from the folder the setup names. */
export function LenderImage(props: {
  readonly name: string;
  readonly alternative: string;
  readonly part: string;
  /** Its greatest height; 160 px without it. */
  readonly className?: string | undefined;
}): ReactNode {
  const setup = useSignalValue(useCore().setup);
  const folder =
    setup.status === 'ready'
      ? institutionText(setup.setup.institutionOptions, 'cdnFolder')
      : undefined;
  const source = imageAddress(folder, props.name);
  if (source === undefined) return null;
  return (
    <img
      src={safeAddress(source, 'picture')}
      alt={props.alternative}
      part={props.part}
      className={'h-auto max-w-full ' + (props.className ?? 'max-h-40')}
    />
  );
}
