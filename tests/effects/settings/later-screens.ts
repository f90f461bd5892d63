/** Settings whose screen is not built yet, with the area that builds it. */
export const laterScreens: readonly (readonly [tag: string, key: string, area: string])[] = [
  ['portico-portal', 'achPaymentOptions.requireAchDraftAgreementOption', 'documents'],
  ['portico-portal', 'globalOptions.useDocumentCenterOption', 'document center'],
  ['portico-profile', 'globalOptions.useFileServicesOption', 'documents'],
];

/** Tags that are named as readers of a setting and not built yet. */
export const laterTags: readonly string[] = [];
