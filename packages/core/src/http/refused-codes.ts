import type { ApiError } from './api-error';

/** The codes of a refusal, by HTTP 200 with HasNoErrors false or by 403 (D6); otherwise none. */
export function refusedCodes(error: ApiError): readonly string[] {
  if (error.kind === 'rejected') return error.codes;
  return error.kind === 'forbidden' && error.code !== '' ? [error.code] : [];
}
