/** To be completed: what all copies of core on a page share. */
export type PageStore = {
  readonly protocol: number;
};
