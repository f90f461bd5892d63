/** A brand that sends text messages. */
export type Brand = {
  readonly id: string;
  readonly name: string;
  /** Whether its subscriptions can be changed here; a change of another one fails by itself. */
  readonly canBeChanged: boolean;
};

/** The brands of Cedar Valley Credit. */
export const brands: readonly Brand[] = [
  { id: 'CVC', name: 'Cedar Valley Credit', canBeChanged: true },
  { id: 'CVI', name: 'Cedar Valley Insurance', canBeChanged: true },
  { id: 'CVR', name: 'Cedar Valley Rewards', canBeChanged: false },
];
