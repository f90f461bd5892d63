import {
  agreementPlace,
  fillText,
  neededAgreements,
  parseAgreements,
  type AgreedRecord,
  type Agreement,
  type AgreementProblem,
  type AgreementTiming,
} from '@portico/rules';
import type { Core } from '../core';
import type { Setting } from '../settings/setting';
import { today } from '../setup/today';
import { agreementTexts, agreements as agreementsSetting } from './agreement-options';

/** Reports of faults in the setup's agreements; the first two are verbatim (payments §8; D63). */
const faults: Readonly<Record<AgreementProblem['code'], string>> = {
  agreementParameters:
    'GAC Setup Error: Incorrect number of parameters for agreement string {string}',
  agreementType: 'Invalid agreement type: {type}',
  agreementDate: 'Agreement without a date: {string}',
  agreementAddress: 'Agreement with an address that cannot be followed: {string}',
  agreementIgnored: 'Agreement beyond the fifth is ignored: {string}',
};

/**
 * The agreements of the setting `globalOptions.agreements`. Faults are reported to the lender; the
 * valid agreements are still returned.
 */
export function readAgreements(
  { report }: Pick<Core, 'report'>,
  strings: readonly string[],
): readonly Agreement[] {
  const { agreements, problems } = parseAgreements(strings);
  for (const { code, params } of problems) report({ message: fillText(faults[code], params) });
  return agreements;
}

/** An agreement with the lender's own text in `html`, or '' when only its address is known. */
export type ReadableAgreement = Agreement & { readonly html: string };

/** Adds the setup's text for each agreement's position (access §4). */
export function readableAgreements(
  read: <T>(setting: Setting<T>) => T,
  agreements: readonly Agreement[],
): readonly ReadableAgreement[] {
  return agreements.map((agreement) => {
    const text = agreementTexts[agreementPlace(agreement)];
    return { ...agreement, html: text ? read(text) : '' };
  });
}

/**
 * The setup's agreements to accept at this moment, with the lender's texts.
 *
 * @param agreed the records that count; none where each consent is given anew
 */
export function agreementsToAccept(
  core: Core,
  read: <T>(setting: Setting<T>) => T,
  timing: AgreementTiming,
  agreed: readonly AgreedRecord[],
): readonly ReadableAgreement[] {
  const { agreements } = parseAgreements(read(agreementsSetting));
  return readableAgreements(read, neededAgreements(agreements, agreed, timing, today(core)));
}
