import { sameIdentifier, type Identifier } from '../../identifier';

/** Identifies a saved method: card and bank profiles are numbered separately (payments §3). */
export type MethodId = { readonly isCard: boolean; readonly profileId: Identifier };

export function isSameMethod(a: MethodId, b: MethodId | undefined): boolean {
  return a.isCard === b?.isCard && sameIdentifier(a.profileId, b.profileId);
}
