import { today, type Core } from '@portico/core/internal';
import { mobileBridge, reviewHistory } from '@portico/core/mobile';
import type { ReadSetting } from '@portico/element';
import { mayAskForReview } from '@portico/rules';
import {
  reviewMinimumDays,
  reviewMinimumLoads,
  reviewMinimumMonths,
} from '../../../settings/review-options';

/** Asks for a review of the lender's app, if the review history allows it (accounts §7). */
export async function promptReview(core: Core, read: ReadSetting): Promise<void> {
  if (!core.mobile) return;
  const minimums = {
    months: read(reviewMinimumMonths),
    days: read(reviewMinimumDays),
    loads: read(reviewMinimumLoads),
  };
  const at = { now: core.now(), today: today(core) };
  if (!mayAskForReview(await reviewHistory(), minimums, at)) return;
  await mobileBridge(core.environment).promptReview();
}
