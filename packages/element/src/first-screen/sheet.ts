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
  sheet.replaceSync(foundation);
  const { length } = sheet.cssRules;
  const placed: number[] = [];
  return {
    adoptStyles: ({ adoptedStyleSheets: sheets }) => {
      if (!sheets.includes(sheet)) sheets.push(sheet);
    },
    addRules: (lines) => {
      let order = 0;
      for (const line of lines.split('\n')) {
        order += parseInt(line);
        const place = order;
        const next = placed.findIndex((other) => other >= place);
        const index = next < 0 ? placed.length : next;
        if (placed[index] === order) continue;
        try {
          sheet.insertRule(line.replace(/^\d+/, ''), length + index);
          placed.splice(index, 0, order);
        } catch {
          // A browser that cannot read one rule still gets all the others.
        }
      }
    },
  };
}
