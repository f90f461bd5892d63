import type { PaymentType } from '../payment-type';

export type SavingFacts = {
  readonly type: PaymentType;
  /** Company number 0; only such borrowers can save bank accounts (payments §6). */
  readonly personalUser: boolean;
  readonly profilesAllowed: boolean;
  readonly singleUseAllowed: boolean;
};

export type MethodSaving = { readonly save: boolean; readonly singleUse: boolean };

/** How a new method can be used; a type that allows neither is not offered (D86). */
export function methodSaving(facts: SavingFacts): MethodSaving {
  const maySave = facts.type === 'card' || facts.personalUser;
  return { save: facts.profilesAllowed && maySave, singleUse: facts.singleUseAllowed };
}
