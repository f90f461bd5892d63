import { flag, number } from '@portico/core/internal';

/** In the mobile app, asks for a review 3 seconds after a successful one-time payment. */
export const reviewPromptOption = flag('globalOptions.reviewPromptOption');

/** Minimum number of months between two review prompts. */
export const reviewMinimumMonths = number('globalOptions.reviewMinimumMonths');

/** Days since the app was installed before the first review prompt. */
export const reviewMinimumDays = number('globalOptions.reviewMinimumDays');

/** Times the app must have been opened before the first review prompt. */
export const reviewMinimumLoads = number('globalOptions.reviewMinimumLoads');
