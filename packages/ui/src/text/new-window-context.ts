import { createContext } from 'react';

/** What is said of a link in a lender's HTML that opens a new window; apart from the code of that HTML. */
export const NewWindowContext = createContext('');
