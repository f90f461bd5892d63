/** In its own file, so that it becomes its own chunk. */
export { RichText as default } from '@portico/ui';
