export { TaxFormDelivery } from './tax-form-delivery';
export { TaxFormList } from './tax-form-list';
export { taxFormsTexts } from '../tax-forms.sentences';
