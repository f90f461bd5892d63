import { useContext } from 'react';
import { NewWindowContext } from './new-window-context';
import { VisuallyHidden } from './visually-hidden';

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
