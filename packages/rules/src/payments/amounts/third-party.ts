/** Loans of some branches are paid on a third party's site (payments §4; D75). */
export type ThirdPartySettings = {
  readonly enabled: boolean;
  /**
   * First and last branch number of the range, both included; if one is missing, the range is off.
   */
  readonly minBranch: number | undefined;
  readonly maxBranch: number | undefined;
};

/** Whether the account's branch, the first dash-separated segment of its number, is in the range. */
export function thirdPartyApplies(accountNumber: string, settings: ThirdPartySettings): boolean {
  const { enabled, minBranch, maxBranch } = settings;
  const [segment = ''] = accountNumber.split('-');
  if (!enabled || minBranch === undefined || maxBranch === undefined || !/^\d+$/.test(segment)) {
    return false;
  }
  const branch = Number(segment);
  return branch >= minBranch && branch <= maxBranch;
}
