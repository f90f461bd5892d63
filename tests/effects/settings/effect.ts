/** Settings as the lender stores them, by `group.key`. */
export type Settings = Readonly<Record<string, string>>;

/** What is read from a screen: a sentence, a list of choices, whether something is there. */
export type Seen = string | number | boolean | null | readonly string[];

/** A setting and what it changes on a screen. */
export type Row = {
  readonly key: string;
  /** The value, as the lender stores it. */
  readonly value: string;
  /** Settings that this one needs to have an effect; the same both times. */
  readonly given?: Settings;
  /**
   * Opens the screen with the settings and reads what a borrower sees there. A returned function is
   * called until its result is as expected.
   */
  readonly sees: (settings: Settings) => Promise<Seen | (() => Seen)>;
  /** Expected while the key is unset, and while it has the value. */
  readonly unset: Seen;
  readonly set: Seen;
  /** The rows of the requirements ledger that it proves. */
  readonly proves?: string;
};

export type Effect = Row & {
  /** The tag of the widget that reads the setting. */
  readonly on: string;
};

/** The settings that a widget reads, a row each. */
export const effectsOn = (tag: string, rows: readonly Row[]): readonly Effect[] =>
  rows.map((row) => ({ ...row, on: tag }));

type Sees = (settings: Settings) => Promise<boolean | (() => boolean)>;

/** A flag: what `sees` looks for is shown only while it is on. */
export const flagShows = (key: string, sees: Sees, given: Settings = {}): Row => ({
  key,
  value: 'true',
  given,
  sees,
  unset: false,
  set: true,
});

/** A flag: what `sees` looks for is shown only while it is off. */
export const flagHides = (key: string, sees: Sees, given: Settings = {}): Row => ({
  ...flagShows(key, sees, given),
  unset: true,
  set: false,
});
