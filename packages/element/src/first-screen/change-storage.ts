/** Writes to a storage of the page, or removes from it; nothing where it is blocked or full. */
export function changeStorage(change: () => void): void {
  try {
    change();
  } catch {
    // The next page begins as this one did.
  }
}
