import { picture, text } from '@portico/core/internal';

/**
 * Telephone number of customer service, shown when an activation fails, the outcome of a payment is
 * not known, a change needs a proof that cannot be given online, beside the sign-ins, in the footer
 * of the portal and in the plain words; without one, the sentence or the footer omits it.
 */
export const customerServicePhone = text('globalOptions.customerServicePhone');

/**
 * The lender's name: at the head of what is printed, and in the portal the mark where there is no
 * logo, the alternative text of the logo, and part of the copyright.
 */
export const lenderName = text('globalOptions.lenderName');

/** File name of the logo within the lender's image folder, or a whole address. */
export const logoImage = picture('globalOptions.logoImage');
