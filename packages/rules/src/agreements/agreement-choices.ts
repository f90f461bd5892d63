import type { Agreement } from './agreements';
import type { Refusal } from '../values/outcome';

/** Which of the required agreements a borrower has opened and agreed to, by host number. */
export type AgreementChoices = {
  readonly opened: readonly number[];
  readonly agreed: readonly number[];
};

/** Before anything was opened or ticked. */
export const noChoices: AgreementChoices = { opened: [], agreed: [] };

/** The borrower has opened the agreement: its link, or its text. */
export function withOpened(choices: AgreementChoices, hostNum: number): AgreementChoices {
  return { ...choices, opened: [...new Set([...choices.opened, hostNum])] };
}

/** The borrower has agreed to it, or withdrawn that. */
export function withAnswer(
  choices: AgreementChoices,
  hostNum: number,
  agrees: boolean,
): AgreementChoices {
  const others = choices.agreed.filter((one) => one !== hostNum);
  return { ...choices, agreed: agrees ? [...others, hostNum] : others };
}

/** Whether it can be ticked: at once, or only after it was opened (access §4). */
export function canAgree(choices: AgreementChoices, hostNum: number, openFirst: boolean): boolean {
  return !openFirst || choices.opened.includes(hostNum);
}

/** Why an agreement is still open; `name` is the agreement's. */
export type OpenAgreement = Refusal<'notAgreed' | 'notOpened'> & { readonly hostNum: number };

/** The agreements not ticked yet, each with its error code (access §5). */
export function openAgreements(
  agreements: readonly Pick<Agreement, 'hostNum' | 'name'>[],
  { agreed }: AgreementChoices,
  openFirst: boolean,
): OpenAgreement[] {
  return agreements
    .filter(({ hostNum }) => !agreed.includes(hostNum))
    .map(({ hostNum, name }) => ({
      code: openFirst ? 'notOpened' : 'notAgreed',
      params: { name },
      hostNum,
    }));
}
