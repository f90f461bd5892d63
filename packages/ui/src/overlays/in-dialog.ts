import { createContext } from 'react';

/** What a button needs from its dialog. */
export type InDialog = {
  /** One of its buttons is busy: the others ignore presses until it is done. */
  readonly busy: boolean;
  /** Holds the dialog open; returns the release. */
  readonly hold: () => () => void;
};

/** The default, outside a dialog. */
export const InDialogContext = createContext<InDialog>({
  busy: false,
  hold: () => () => undefined,
});
