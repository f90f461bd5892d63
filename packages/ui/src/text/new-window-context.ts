import { createContext } from 'react';

/** What screen readers say of what opens a new window: "(opens in a new window)". */
export const NewWindowContext = createContext('');
