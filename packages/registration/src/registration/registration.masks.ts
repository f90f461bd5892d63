/** An account number's groups with dashes between them (access §5). */
export function accountNumberPattern(groups: readonly number[]): string {
  return groups.map((length) => '0'.repeat(length)).join('-');
}
