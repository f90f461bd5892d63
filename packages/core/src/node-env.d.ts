declare namespace NodeJS {
  interface ProcessEnv {
    /** Replaced by the build; `production` drops what is for development only. */
    readonly NODE_ENV?: string;
  }
}
