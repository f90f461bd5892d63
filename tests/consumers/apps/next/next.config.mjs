/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  // It would take the repository, which has a lockfile, for the app.
  turbopack: { root: import.meta.dirname },
  productionBrowserSourceMaps: true,
  // The types are checked by a run of tsc.
  typescript: { ignoreBuildErrors: true },
};
