import { flag, number } from '@portico/core/internal';

/**
 * The lender keeps documents: shows those of a loan, an application and the profile, and offers the
 * upload of further ones.
 */
export const useFileServicesOption = flag('globalOptions.useFileServicesOption');

/**
 * Opens PDF files and pictures within the page where the browser shows them; while off, every
 * document opens in a new window. PDF files need a page whose policy allows frames from blob:.
 */
export const openDocumentsInPageOption = flag('globalOptions.openDocumentsInPageOption');

// The server's limit is final (D138).
/**
 * The size in megabytes up to which a file can be uploaded; a larger one is refused before it is
 * sent.
 */
export const maximumUploadMegabytes = number('globalOptions.maximumUploadMegabytes', {
  default: 10,
});
