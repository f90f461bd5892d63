/** In the browser's timeline once all checks are done, for tests and tools. */
export const diagnosedMark = 'portico.diagnosed';
