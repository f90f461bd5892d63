import {
  entity,
  identifier,
  readWire,
  type changeTextSubscriptions,
  type InputOf,
  type TextSubscription,
} from '@portico/contract';
import { parseJson } from '@portico/core/internal';
import { sameIdentifier, type Identifier } from '@portico/rules';

/** What a brand sends to a phone, each kind chosen by itself. */
export type SubscriptionFlag = 'optInAccount' | 'optInMarketing';

export type ChangedSubscription = InputOf<typeof changeTextSubscriptions>['options'][number];

/** Whether a phone receives any text at all. */
export function anyOn(options: readonly TextSubscription[]): boolean {
  return options.some(({ optInAccount, optInMarketing }) => optInAccount || optInMarketing);
}

/** The options that differ from the loaded ones; null for a flag that does not (access §4). */
export function changesOf(
  options: readonly TextSubscription[],
  loaded: readonly TextSubscription[],
): readonly ChangedSubscription[] {
  return options.flatMap((option) => {
    const before = loaded.find(({ brandingId }) => brandingId === option.brandingId);
    const changed = (flag: SubscriptionFlag) =>
      option[flag] === before?.[flag] ? null : option[flag];
    const [optInMarketing, optInAccount] = [changed('optInMarketing'), changed('optInAccount')];
    const { brandingId } = option;
    return optInMarketing === null && optInAccount === null
      ? []
      : [{ brandingId, optInMarketing, optInAccount }];
  });
}

/** Whether options are stored as they were changed. */
export function areStored(
  changed: readonly ChangedSubscription[],
  stored: readonly TextSubscription[],
): boolean {
  return changed.every((change) => {
    const now = stored.find(({ brandingId }) => brandingId === change.brandingId);
    const is = (flag: SubscriptionFlag) => (change[flag] ?? now?.[flag]) === now?.[flag];
    return now !== undefined && is('optInAccount') && is('optInMarketing');
  });
}

/** The options with those of these brands as they were loaded. */
export function reverted(
  options: readonly TextSubscription[],
  loaded: readonly TextSubscription[],
  brandingIds: readonly Identifier[],
): readonly TextSubscription[] {
  return options.map((option) =>
    brandingIds.some((id) => sameIdentifier(id, option.brandingId))
      ? (loaded.find(({ brandingId }) => brandingId === option.brandingId) ?? option)
      : option,
  );
}

const failedOption = entity({ brandingId: identifier });

/**
 * The brand of the option that an ErrorMessage names as JSON text; undefined for any other message
 * (access §7).
 */
export function failedBrand(message: string): Identifier | undefined {
  const read = readWire(failedOption, parseJson(message));
  return read.ok ? read.value.brandingId : undefined;
}
