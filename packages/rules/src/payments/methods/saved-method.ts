import type { PaymentType } from '../payment-type';

/** Identifies a saved method: card and bank profiles are numbered separately (payments §3). */
export type MethodId = { readonly isCard: boolean; readonly profileId: string };

export function isSameMethod(a: MethodId, b: MethodId | undefined): boolean {
  return b !== undefined && a.isCard === b.isCard && a.profileId === b.profileId;
}

/** The saved methods of one type, in their order (payments §4). */
export function methodsOfType<M extends { readonly isCard: boolean }>(
  methods: readonly M[],
  type: PaymentType,
): M[] {
  return methods.filter(({ isCard }) => isCard === (type === 'card'));
}
