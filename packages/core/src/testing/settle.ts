/**
 * Lets promises, and what is loaded on demand, arrive without letting time pass: the clock of a
 * test core is its own.
 */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) {
    await new Promise<void>((resolve) => setTimeout(resolve));
  }
}
