/** Screens of this package under Testing Library, for the tests of other packages. */
export * as bankForm from './bank-form';
export * as cardForm from './card-form';
export { descriptionOf, optionsOf, textOf } from './dom';
export {
  amountField,
  button,
  chooseFrequency,
  chooseLoan,
  confirmButton,
  enter,
  enterDay,
  frequencySelect,
  methodOf,
  methodStep,
  openLoan,
  selector,
  showPayment,
  stepNames,
  submitAndConfirm,
  submitPayment,
  summaryLine,
  typeAmount,
  type PaymentScene,
} from './show-payment';
