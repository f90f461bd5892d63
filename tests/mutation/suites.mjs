/**
 * What the mutation test changes, one place at a time, and the tests that have to detect it: those
 * of the rules, and those of the payment flow that need no page.
 */
const paying = 'packages/payment/src/payment/paying';

export const suites = {
  rules: {
    mutate: ['packages/rules/src/payments/**/*.ts', '!packages/rules/src/payments/**/*.test.ts'],
    tests: ['packages/rules/src/payments/**/*.test.ts'],
    // Changes the time zone of its process, which is impossible in a thread of Stryker's.
    without: ['**/same-day-everywhere.test.ts'],
    packages: ['rules'],
    break: 95,
  },
  flow: {
    mutate: [
      `${paying}/*.ts`,
      `${paying}/{plan,steps,delivery,outcome}/*.ts`,
      `${paying}/methods/{method,saved-methods}.ts`,
      `!${paying}/**/*.test.ts`,
      `!${paying}/*.sentences/*.ts`,
      // Used only by screens, or only calls the host: covered by the tests of the screens.
      `!${paying}/{local-time,paying.controller,paying.host}.ts`,
      `!${paying}/delivery/review-prompt.ts`,
    ],
    tests: [`${paying}/*.test.ts`, `${paying}/{plan,steps,delivery,outcome,methods}/*.test.ts`],
    without: [],
    packages: ['rules', 'contract', 'core', 'payment'],
    break: 85,
  },
};
