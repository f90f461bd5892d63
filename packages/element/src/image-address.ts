import { safeAddress } from '@portico/rules';

/**
 * The address of a lender's picture: whole or rooted as it is, else within the image folder (accounts
 * §3). Undefined where it is none that can be shown.
 */
export function imageAddress(folder: string | undefined, name: string): string | undefined {
  const whole = /^((https?:)?\/|data:)/i.test(name) || !folder;
  return safeAddress(whole ? name : `${folder.replace(/\/+$/, '')}/${name}`, 'picture');
}
