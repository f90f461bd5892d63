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
  sheet.replaceSync(foundation);
  const start = sheet.cssRules.length;
  /** Of the rules after the foundation, ascending. */
  const places: number[] = [];
  return {
    adoptStyles: ({ adoptedStyleSheets: sheets }) => {
      if (!sheets.includes(sheet)) sheets.push(sheet);
    },
    // One by one: a sheet written anew would be read as a whole, and every element styled again.
    addRules: (lines) => {
      let place = 0;
      let index = 0;
      for (const line of lines.split('\n')) {
        place += parseInt(line);
        while ((places[index] ?? Infinity) < place) index += 1;
        if (places[index] === place) continue;
        try {
          sheet.insertRule(line.replace(/^\d+/, ''), start + index);
          places.splice(index, 0, place);
        } catch {
          // A selector that this browser does not know.
        }
      }
    },
  };
}
