/**
 * How often a failed test is tried once more. In CI, once: a machine under load is slow, not wrong,
 * and the runner names a test that passed only then. Elsewhere never, so that such a test is mended.
 */
export const retries = process.env['CI'] === 'true' ? 1 : 0;
