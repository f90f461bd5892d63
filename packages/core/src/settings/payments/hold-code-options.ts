import { list } from '../list';

/** Hold codes that block payment. */
export const blockOnHoldCodes = list('generalPaymentOptions.blockOnHoldCodes');
