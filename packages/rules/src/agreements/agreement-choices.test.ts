import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canAgree,
  noChoices,
  openAgreements,
  withAnswer,
  withOpened,
  type AgreementChoices,
} from './agreement-choices';

const terms = { hostNum: 11_337, name: 'Terms of use' };
const consent = { hostNum: 11_338, name: 'Consent' };

describe('an agreement can be ticked', () => {
  it.each([
    ['at once', false, false, true],
    ['at once, opened or not', false, true, true],
    ['not before it was opened', true, false, false],
    ['after it was opened', true, true, true],
  ])('%s (opened first: %s, opened: %s)', (_title, openFirst, opened, expected) => {
    const choices = opened ? withOpened(noChoices, terms.hostNum) : noChoices;
    expect(canAgree(choices, terms.hostNum, openFirst)).toBe(expected);
  });

  it('regardless of the other agreements', () => {
    expect(canAgree(withOpened(noChoices, consent.hostNum), terms.hostNum, true)).toBe(false);
  });
});

describe('the agreements still open', () => {
  const agreedTo = (...hostNums: number[]): AgreementChoices => ({ opened: [], agreed: hostNums });

  it.each([
    ['both', noChoices, false, ['notAgreed Terms of use', 'notAgreed Consent']],
    ['the other one', agreedTo(terms.hostNum), false, ['notAgreed Consent']],
    ['nothing', agreedTo(consent.hostNum, terms.hostNum), false, []],
    ['one to be opened', agreedTo(consent.hostNum), true, ['notOpened Terms of use']],
  ])('%s', (_title, choices, openFirst, expected) => {
    const open = openAgreements([terms, consent], choices, openFirst);
    expect(open.map(({ code, params }) => `${code} ${params?.['name']}`)).toEqual(expected);
  });
});

it('the last answer applies, and does not change another agreement', () => {
  const answers = fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.boolean()));
  fc.assert(
    fc.property(answers, (given) => {
      const choices = given.reduce<AgreementChoices>(
        (before, [hostNum, agrees]) => withAnswer(before, hostNum, agrees),
        noChoices,
      );
      const last = new Map(given);
      const expected = [...last].filter(([, agrees]) => agrees).map(([hostNum]) => hostNum);
      expect([...choices.agreed].sort()).toEqual(expected.sort());
    }),
  );
});
