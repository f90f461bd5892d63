export default {
  'documentCenter.headingDraftAgreements': 'Acuerdos de pagos desde su cuenta bancaria',
};
