/** React for libraries that read it as an object. */
export * from './react.mjs';
