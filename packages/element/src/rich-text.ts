/** A file of its own, so that it can be fetched by itself. */
export { RichText as default } from '@portico/ui';
