/** The one sheet that all elements of this build share, and its filling. */
export type Sheet = {
  readonly adoptStyles: (root: ShadowRoot) => void;
  /** Adds rules, each once and at its own place, so that the cascade is Tailwind's whatever comes first. */
  readonly addRules: (lines: string) => void;
};

/**
 * Makes it of theme and reset. Rules come as lines, the places in front as steps from one to the next:
 * `3.flex{…}`, `1.grid{…}` stand at 3 and at 4.
 */
export function createSheet(foundation: string): Sheet {
  const sheet = new CSSStyleSheet();
  /** By place: an object gives what stands at numbers in their order. */
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
