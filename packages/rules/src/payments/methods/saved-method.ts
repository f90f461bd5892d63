/** Identifies a saved method: card and bank profiles are numbered separately (payments §3). */
export type MethodId = { readonly isCard: boolean; readonly profileId: string };

export function isSameMethod(a: MethodId, b: MethodId | undefined): boolean {
  return b !== undefined && a.isCard === b.isCard && a.profileId === b.profileId;
}
