import { fromJson } from '@portico/rules';
import { contractVersion, isReadVersion, setupTarget, versionHeader } from '@portico/contract';
import { isObject } from './is-object';
import type { Found } from './mistakes';

/** Difference of the clocks, in minutes, that a slow answer does not explain. */
const clockLimit = 5;

/**
 * Requests the setup as the widgets do, and tells why they could not.
 *
 * @param api undefined where the page names none
 */
export async function findInApi(api: string | undefined, origin: string): Promise<Found[]> {
  const found = await probe(api ?? origin, origin);
  if (api !== undefined || found.every(({ id }) => id === 'clock-wrong')) return found;
  return [{ id: 'api-missing', values: { value: origin } }];
}

async function probe(value: string, origin: string): Promise<Found[]> {
  const address = value + setupTarget.path;
  try {
    const response = await fetch(address, { credentials: 'omit' });
    return [...(await findInAnswer(response, value)), ...findInClock(response)];
  } catch {
    // An answer that the page may not read is told apart from none by a request without CORS.
    return fetch(address, { mode: 'no-cors', credentials: 'omit' }).then(
      () => [{ id: 'api-cors', values: { value, origin } }],
      () => [{ id: 'api-unreachable', values: { value } }],
    );
  }
}

async function findInAnswer(response: Response, value: string): Promise<Found[]> {
  if (response.status === 404) return [{ id: 'api-not-found', values: { value } }];
  if (!response.ok)
    return [{ id: 'api-fails', values: { value, status: String(response.status) } }];
  const text = await response.text();
  if (/^\s*</.test(text)) return [{ id: 'api-html', values: { value } }];
  return isSetup(text) ? findInVersion(response, value) : [{ id: 'api-shape', values: { value } }];
}

/** Another origin's API shows its version only where it exposes the header. */
function findInVersion({ headers }: Response, value: string): Found[] {
  const given = headers.get(versionHeader);
  return given === null || isReadVersion(given)
    ? []
    : [{ id: 'api-version', values: { value, given, read: contractVersion } }];
}

function isSetup(text: string): boolean {
  try {
    const answer: unknown = fromJson(text);
    return isObject(answer) && Object.keys(answer).some((name) => /^gassysettings$/i.test(name));
  } catch {
    return false;
  }
}

/** Another origin's API shows its clock only where it exposes the header. */
function findInClock({ headers }: Response): Found[] {
  const sent = new Date(headers.get('date') ?? '').getTime();
  const minutes = Math.round(Math.abs(Date.now() - sent) / 60_000);
  return minutes > clockLimit ? [{ id: 'clock-wrong', values: { value: String(minutes) } }] : [];
}
