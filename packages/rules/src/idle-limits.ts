/** Milliseconds without input after which the borrower is warned (access §9). */
export const idleLimit = 180_000;

/** Seconds from the warning to the sign-out (access §9; D31). */
export const countdownSeconds = 120;

/** Milliseconds without input after which a session ends. */
export const sessionLimit = idleLimit + countdownSeconds * 1000;
