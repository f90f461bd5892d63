/** A point on the globe, in degrees; west and south are negative. */
export type GeoPoint = { readonly latitude: number; readonly longitude: number };

/** The earth's mean radius in miles. */
const earthRadius = 3958.8;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Whether a branch is shown on the map: not at latitude 0, nor at longitude 0 or east of it
 * (accounts §4; D139).
 */
export function isPlottable({ latitude, longitude }: GeoPoint): boolean {
  return latitude !== 0 && longitude < 0;
}

/** Miles between two points along the ground. */
export function milesBetween(from: GeoPoint, to: GeoPoint): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const north = Math.sin((b - a) / 2) ** 2;
  const east = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const chord = Math.min(1, north + Math.cos(a) * Math.cos(b) * east);
  return 2 * earthRadius * Math.asin(Math.sqrt(chord));
}

/**
 * Branches with their distance from a point, the nearest first; those without coordinates are last
 * (D140).
 */
export function byDistance<B extends GeoPoint>(
  branches: readonly B[],
  from: GeoPoint,
): readonly { readonly branch: B; readonly miles: number | undefined }[] {
  return branches
    .map((branch) => ({
      branch,
      miles: branch.latitude === 0 ? undefined : milesBetween(from, branch),
    }))
    .sort((one, other) => (one.miles ?? Infinity) - (other.miles ?? Infinity) || 0);
}

/**
 * Branches by how close their zip codes are to a given one, for a zip code of unknown location
 * (D160): those with the longest common prefix first (the same region), then the nearest number.
 * @param zip five digits.
 */
export function byZipCode<B extends { readonly zip: string }>(
  branches: readonly B[],
  zip: string,
): readonly { readonly branch: B; readonly miles: undefined }[] {
  const ranked = branches.map((branch) => ({ branch, rank: zipDistance(branch.zip, zip) }));
  return ranked
    .sort((one, other) => one.rank - other.rank || 0)
    .map(({ branch }) => ({ branch, miles: undefined }));
}

/**
 * Ranks by the number of digits from the first different one on, then by the numeric difference.
 */
function zipDistance(one: string, other: string): number {
  const same = [...other].findIndex((digit, index) => digit !== one[index]);
  const different = same < 0 ? 0 : other.length - same;
  const apart = Math.abs(Number(one.slice(0, other.length)) - Number(other));
  return Number.isNaN(apart) ? Infinity : different * 100_000 + apart;
}
