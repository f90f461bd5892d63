/** Two fields on a line, or one below the other where their labels would wrap. */
export const pairClass =
  'grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] items-start gap-x-3 gap-y-4';
