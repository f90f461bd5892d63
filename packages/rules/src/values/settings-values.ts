/**
 * A setting is addressed as `group.key`.
 * @throws Error 'Cannot read option' for any other form (access §9; D3)
 */
export function splitKey(key: string): { group: string; key: string } {
  const [group, name, ...rest] = key.split('.');
  if (!group || !name || rest.length > 0) throw new Error('Cannot read option');
  return { group, key: name };
}

/** On is 'true' in any letter case; anything else, and a missing value, is off (D3). */
export function parseFlag(raw: string | undefined): boolean {
  return raw?.trim().toLowerCase() === 'true';
}

/** Empty or not a number is undefined, never 0 (D3). */
export function parseNumber(raw: string | undefined): number | undefined {
  if (raw === undefined || raw.trim() === '') return undefined;
  const value = Number(raw);
  return Number.isFinite(value) ? value : undefined;
}
