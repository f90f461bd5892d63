export { createStaticFolder, resolveInside, type StaticFolder } from './files/static-folder';
export { keepingOf, movingAddresses, movingFiles, movingLoader } from './addresses';
export { cacheControl, ownHeaders, sharedHeaders, type Keeping } from './headers';
export { lenderPolicy, type PageSources, type PolicySources } from './policy';
export { createFiles, serveFiles } from './serve';
export { asMarkdown, upgradeNotes, type UpgradeNotes } from './upgrade-notes';
export { readVersions, type Version } from './versions';
export { writeFiles } from './write';
