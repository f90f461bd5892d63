import type { Mask } from './mask';

/** MM/dd/yyyy; also accepts a pasted date without leading zeros, or as yyyy-MM-dd (access §5). */
export const dateMask: Mask = {
  pattern: '00/00/0000',
  rewrite: (text) =>
    text
      .trim()
      .replace(/^(\d{4})-(\d\d?)-(\d\d?)$/, '$2/$3/$1')
      .replace(/\b\d(?=\D)/g, '0$&'),
};
