export default {
  headingDraftAgreements: 'Acuerdos de débito',
};
