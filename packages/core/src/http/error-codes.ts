/**
 * Maps one of the lender's own codes to the documented one; returns other codes unchanged (D147).
 */
export type CodeReader = (code: string) => string;

/**
 * Reads `globalOptions.errorCodeMap`.
 * @param lines each `theirs=ours`; a line without both is ignored.
 */
export function codeReader(lines: readonly string[]): CodeReader {
  const ours = new Map(
    lines.flatMap((line) => {
      const [, theirs, documented] = /^(.+)=([^=]+)$/.exec(line) ?? [];
      return theirs && documented ? [[theirs.trim(), documented.trim()] as const] : [];
    }),
  );
  return (code) => ours.get(code.trim()) ?? code;
}

/** `JSON.parse` reviver: maps each `ErrorMessage`, in any letter case and at any depth (D5, D6). */
export function revivingCodes(read: CodeReader) {
  return (name: string, value: unknown): unknown =>
    typeof value === 'string' && name.toLowerCase() === 'errormessage' ? read(value) : value;
}
