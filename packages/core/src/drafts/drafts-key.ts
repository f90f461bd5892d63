/** The sessionStorage key of what was typed into forms and not sent yet. */
export const draftsKey = 'portico.drafts';
