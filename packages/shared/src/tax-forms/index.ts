export { taxFormsDestination, taxFormsTab } from './tax-forms-destination';
export { useHasTaxForms, useTaxFormDelivery, useTaxFormsOffered } from './use-tax-forms';
