/** A dollar sign: a file of its own, because few dialogs show it. */
export const moneyIcon =
  'M12 3v18M16.8 8.2c-.6-1.6-2.3-2.5-4.8-2.5-2.6 0-4.6 1.1-4.6 3.1 0 4.4 9.5 2 9.5 6.4 0 2-2 3.2-4.8 3.2-2.5 0-4.4-.9-5.1-2.6';
