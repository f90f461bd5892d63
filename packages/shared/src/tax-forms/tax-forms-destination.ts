import type { Destination } from '@portico/core';

/** What opens the tax forms in the document center. */
export const taxFormsTab = 'taxForms';

/** The tax forms in the document center. */
export const taxFormsDestination: Destination = {
  screen: 'documentCenter',
  data: { kind: 'section', section: taxFormsTab },
};
