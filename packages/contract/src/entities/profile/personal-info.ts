import { entity } from '../../codec/entity';
import { flag, optional, optionalInteger, text } from '../../codec/fields';
import { whole } from '../../codec/parts';
import { tolerantList } from '../../codec/tolerant';
import { address } from '../accounts/address';

/** One phone number of the user. */
export const phone = entity({
  phoneNumber: text,
  primary: flag,
  optInToTexting: flag,
  /** 0 or 1 for its place on the screen (D53); an API may neither send nor read it. */
  phoneIndex: optionalInteger,
});

/** Where the user lives and can be called (access §3). */
export const personalInfo = whole(
  entity({ address: optional(address), phoneNumbers: tolerantList(phone) }),
);
