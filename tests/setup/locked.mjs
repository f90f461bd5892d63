/**
 * Installed packages that differ from the lockfile by version or by the hash of the archive.
 * Another platform's package that the lockfile lacks is accepted in the version that its locked
 * parent names, and so is what a package's archive brings in itself (`inBundle`).
 *
 * @typedef {{ version?: string, integrity?: string, link?: boolean, inBundle?: boolean, optionalDependencies?: Record<string, string> }} Package
 * @param {Record<string, Package>} locked     by folder, as in package-lock.json
 * @param {Record<string, Package>} installed  by folder, as in node_modules/.package-lock.json
 * @returns {string[]}  folders
 */
export function differences(locked, installed) {
  const exact = new Set(
    Object.values(locked).flatMap(({ optionalDependencies = {} }) =>
      Object.entries(optionalDependencies).map(([name, version]) => `${name}@${version}`),
    ),
  );
  return Object.entries(installed).flatMap(([folder, found]) => {
    if (found.link || found.inBundle) return [];
    const wanted = locked[folder];
    const name = folder.split('node_modules/').at(-1);
    const isLocked = wanted
      ? wanted.version === found.version && wanted.integrity === found.integrity
      : exact.has(`${name}@${found.version}`);
    return isLocked ? [] : [folder];
  });
}
