import type { AllowedOrigins } from './headers';

/**
 * Reads ALLOWED_ORIGINS, or an option of that name: origins separated by commas, such as `https://www.lender.example`, or `*`,
 * as without it. Throws for anything that no browser sends as an origin: a page would be refused
 * without a reason that anybody sees.
 */
export function readOrigins(text: string | undefined, name = 'ALLOWED_ORIGINS'): AllowedOrigins {
  const named = (text ?? '*').split(',').map((one) => one.trim());
  if (named.length === 1 && named[0] === '*') return '*';
  const wrong = named.find((one) => !URL.canParse(one) || new URL(one).origin !== one);
  if (wrong === undefined) return named;
  throw new Error(
    `${name} has "${wrong}", which is no origin: name each as https://www.lender.example, without a path, separated by commas.`,
  );
}
