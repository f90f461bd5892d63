// Made by packages/build/sentences
export default {
  "headingDraftAgreements": "Acuerdos de débito"
};
