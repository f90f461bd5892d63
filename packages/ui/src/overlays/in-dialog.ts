import { createContext } from 'react';

/** What a button knows of the dialog it stands in. */
export type InDialog = {
  /** A button of it is busy: the others rest until that one has its answer. */
  readonly busy: boolean;
  /** Holds the dialog open; returns the release. */
  readonly hold: () => () => void;
};

/** Outside a dialog there is nothing to hold. */
export const InDialogContext = createContext<InDialog>({
  busy: false,
  hold: () => () => undefined,
});
