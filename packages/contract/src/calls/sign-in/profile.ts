import { defineCall, type DocsOf } from '../../call';
import { answer, entity } from '../../codec/entity';
import { flag, optional, optionalText, text } from '../../codec/fields';
import { tolerantList } from '../../codec/tolerant';

const userInfo = entity({
  logonName: text,
  emailAddress: optionalText,
  secretQuestion: optionalText,
});

const personalInfo = entity({
  address: optional(
    entity({
      address1: optionalText,
      city: optionalText,
      state: optionalText,
      zipCode: optionalText,
    }),
  ),
  phoneNumbers: tolerantList(entity({ phoneNumber: text, primary: flag, optInToTexting: flag })),
});

/** The borrower's own data. */
export const profile = defineCall<'Error'>()({
  name: 'profile',
  method: 'GET',
  path: '/api/Profile',
  session: 'required',
  response: answer({ userInfo: optional(userInfo), personalInfo: optional(personalInfo) }),
});

export const profileDocs: DocsOf<typeof profile> = {
  summary: "The borrower's own data.",
  codes: { Error: 'The profile could not be read.' },
};
