import { safeAddress } from '@portico/rules';

/**
 * The address of a lender's picture: absolute addresses as they are, others within the image folder
 * (accounts §3). Undefined where the address is unsafe.
 */
export function imageAddress(folder: string | undefined, name: string): string | undefined {
  const whole = /^((https?:)?\/|data:)/i.test(name) || !folder;
  return safeAddress(whole ? name : `${folder.replace(/\/+$/, '')}/${name}`, 'picture');
}
