/** Settings as a lender's setup writes them, by `group.key`. */
export type Settings = Readonly<Record<string, string>>;

/** What an observation reads from a screen: a sentence, a list of choices, whether something is there. */
export type Seen = string | number | boolean | null | readonly string[];

/** A setting and what it changes on a screen. */
type Row = {
  readonly key: string;
  /** The value, as a lender's setup writes it. */
  readonly value: string;
  /** Settings without which this one has no effect; the same both times. */
  readonly given?: Settings;
  /**
   * Opens the screen with the settings as its setup, and reads what a borrower sees there; a
   * function is asked until it answers as expected.
   */
  readonly sees: (settings: Settings) => Promise<Seen | (() => Seen)>;
  /** Read while the key is unset, and while it has the value. */
  readonly unset: Seen;
  readonly set: Seen;
};

export type Effect = Row & {
  /** The tag of the widget that reads the setting. */
  readonly on: string;
};

/** The settings that a widget reads, a row each. */
export const effectsOn = (tag: string, rows: readonly Row[]): readonly Effect[] =>
  rows.map((row) => ({ ...row, on: tag }));
