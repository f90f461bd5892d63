/** The style sheet that all elements of this build share. */
export type Sheet = {
  readonly adoptStyles: (root: ShadowRoot) => void;
  /**
   * Adds rules, each once and at its position, so that the cascade is Tailwind's in any loading
   * order.
   */
  readonly addRules: (lines: string) => void;
};

/**
 * Creates the sheet with theme and reset. Rules arrive as lines, each with its position as the
 * difference from the one before: `3.flex{…}`, `1.grid{…}` are at 3 and at 4.
 */
export function createSheet(foundation: string): Sheet {
  const sheet = new CSSStyleSheet();
  /** By position: an object iterates its integer keys in ascending order. */
  const rules: Record<number, string> = {};
  return {
    adoptStyles: ({ adoptedStyleSheets: sheets }) => {
      if (!sheets.includes(sheet)) sheets.push(sheet);
    },
    addRules: (lines) => {
      let place = 0;
      for (const line of lines.split('\n')) {
        place += parseInt(line);
        rules[place] = line.replace(/^\d+/, '');
      }
      sheet.replaceSync(foundation + Object.values(rules).join(''));
    },
  };
}
