import { handleName, type FirstScreenHandle } from '@portico/contract/page-protocol';

const key = Symbol.for(handleName);

/** Stores the handle of the first screen in a box, for the element's class. */
export function setHandle(box: Element, handle: FirstScreenHandle): void {
  Reflect.set(box, key, handle);
}

/** The handle of the first screen in a box, whichever build it comes from. */
export function handleOf(box: Element): FirstScreenHandle | undefined {
  const marked: Element & { readonly [key]?: FirstScreenHandle } = box;
  return marked[key];
}
