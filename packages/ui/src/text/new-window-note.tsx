import { createContext, useContext } from 'react';
import { VisuallyHidden } from './visually-hidden';

/** What screen readers say of what opens a new window: "(opens in a new window)". */
export const NewWindowContext = createContext('');

/** Ends the text of a link or button that opens a new window; for screen readers only. */
export function NewWindowNote() {
  const note = useContext(NewWindowContext);
  return (
    <>
      {' '}
      <VisuallyHidden>{note}</VisuallyHidden>
    </>
  );
}
