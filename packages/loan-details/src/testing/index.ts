/** Screens of this package under Testing Library, for the tests of other packages. */
export { showLoan } from './show-loan';
export { loanWithPlanned, showSection } from './show-section';
export { eStatements, openButton, pressable, showStatements, statementBy } from './show-statements';
