/** The value of a text setting that is not shown at all (access §1; D186). */
export const hiddenText = 'none';

const hideable = /(?:^|[a-z0-9])(?:[hH]int|[iI]ntro|[nN]ote|[pP]urpose|[tT]ip|[pP]laceholder)$/;
const ofAgreement = /^(?:consent|draft|newerTerms|terms)/;

/**
 * Whether a sentence can be hidden: a hint, an introduction, a note, a purpose, a tip or a
 * placeholder, which its key says. Any other names a control, a section, an error or an agreement.
 */
export const canBeHidden = (key: string): boolean =>
  hideable.test(key) && !key.startsWith('error') && !ofAgreement.test(key);
