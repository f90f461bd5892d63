import type { Setting } from '@portico/core/internal';
import { useSetting } from '@portico/element';
import type { ReactNode } from 'react';

/** Shows its children while a setting is on, or while it is off. */
export function While(props: {
  readonly option: Setting<boolean>;
  readonly is: 'on' | 'off';
  readonly children: ReactNode;
}): ReactNode {
  const on = useSetting(props.option);
  return on === (props.is === 'on') ? props.children : null;
}
