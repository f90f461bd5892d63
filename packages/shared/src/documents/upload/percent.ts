/** How much of a file was sent, in whole percent; 100 only when it is all. */
export function percentOf(sent: number, size: number): number {
  return size > 0 ? Math.min(100, Math.floor((sent / size) * 100)) : 0;
}
