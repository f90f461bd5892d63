/**
 * The version of the contract: in OpenAPI, in each request, and in each answer of an API that says
 * it (D198). The first number changes where an API has to be adapted.
 */
export const contractVersion = '1.0';

/** The header of an answer with the version of the contract that the API follows. */
export const versionHeader = 'Portico-Contract';

/**
 * What a request accepts, with the version of the contract: browsers ask no permission for this
 * header, so that an API that knows no version is called as before, and the first request at once.
 */
export const acceptedAnswer = `application/json; contract=${contractVersion}`;

/** Whether answers of this version are read: those whose first number is the same. */
export function isReadVersion(version: string): boolean {
  const [major, read] = [version, contractVersion].map((one) => one.trim().split('.')[0]);
  return major === read;
}
