/**
 * Updates the prerendered screen's texts and attributes where `other`, of the same build, differs.
 * Its nodes stay, with what was typed in them.
 */
export function agree(standing: Node, other: Node): void {
  if (standing instanceof Text && other instanceof Text) {
    if (standing.data !== other.data) standing.data = other.data;
  } else if (standing instanceof Element && other instanceof Element) {
    for (const { name, value } of other.attributes) {
      if (standing.getAttribute(name) !== value) standing.setAttribute(name, value);
    }
  }
  other.childNodes.forEach((child, index) => {
    const before = standing.childNodes[index];
    if (before) agree(before, child);
  });
}
