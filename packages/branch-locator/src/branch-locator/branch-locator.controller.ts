import { branchInfo, zipLocation } from '@portico/contract';
import { refusedCodes, type Core } from '@portico/core/internal';
import {
  createBranchLocatorFlow,
  type BranchLocatorFlow,
  type Geocoder,
  type Located,
} from './branch-locator.flow';

/** The locator over the lender's API, the given geocoder and the browser. */
export function createBranchLocator(core: Core, geocode: Geocoder): BranchLocatorFlow {
  return createBranchLocatorFlow({
    load: async () => {
      const answer = await core.client.send(branchInfo, undefined);
      return answer.ok ? answer.value : undefined;
    },
    geocode,
    locate: browserLocation,
  });
}

/** Looks zip codes up over the lender's API. */
export function apiGeocoder(core: Core): Geocoder {
  return async (zip) => {
    const answer = await core.client.send(zipLocation, { zip });
    if (!answer.ok) {
      const { error } = answer;
      if (error.kind === 'missing') return undefined;
      const isInvalid = refusedCodes(error).includes('InvalidZip');
      return { found: false, why: isInvalid ? 'invalidZip' : 'noLocation' };
    }
    const { latitude, longitude } = answer.value;
    return latitude === undefined || longitude === undefined
      ? { found: false, why: 'noLocation' }
      : { found: true, point: { latitude, longitude } };
  };
}

/** The browser's location; the browser asks the visitor for permission first. */
function browserLocation(): Promise<Located> {
  return new Promise((resolve) => {
    const unknown = () => resolve({ found: false, why: 'locateFailed' });
    if (!Reflect.has(navigator, 'geolocation')) return unknown();
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        resolve({ found: true, point: { latitude, longitude } }),
      unknown,
      { timeout: 10_000, maximumAge: 600_000 },
    );
  });
}
