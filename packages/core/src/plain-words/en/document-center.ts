export default {
  'documentCenter.tabAccounts': 'Account documents',
  'documentCenter.tabProfile': 'Profile documents',
  'documentCenter.tabApplications': 'Application documents',
  'documentCenter.headingDraftAgreements': 'Agreements on payments from your bank account',
};
