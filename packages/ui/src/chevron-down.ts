/** Not in `icons.ts`, because a dropdown needs none of the others. */
export const chevronDownIcon = 'M6 9.5l6 6 6-6';
