export default defineNuxtConfig({
  vue: {
    compilerOptions: { isCustomElement: (tag: string) => tag.startsWith('portico-') },
  },
  sourcemap: { client: true },
  // Its cache takes no page at `/` with current versions of unstorage.
  experimental: { payloadExtraction: false },
  telemetry: false,
});
