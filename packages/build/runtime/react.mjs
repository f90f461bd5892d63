/**
 * preact/compat with React's controlled fields: a field with `value` or `checked` shows the value
 * last rendered, even if input did not change the state (a letter typed into a security code is
 * removed again). Uses only preact's documented option hooks.
 */
import { options } from 'preact';
import { createElement } from 'preact/compat';

// What the sources and libraries use, by name: some libraries read React as an object, which would
// keep all of preact/compat in every page (1 KB). The build fails where a name is missing here.
export {
  Children,
  Component,
  Fragment,
  cloneElement,
  createContext,
  createElement,
  createPortal,
  flushSync,
  forwardRef,
  isValidElement,
  memo,
  startTransition,
  use,
  useCallback,
  useContext,
  useEffect,
  useId,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  version,
} from 'preact/compat';
export default { createElement };

/** The props with which each controlled field was last rendered. */
const rendered = new WeakMap();

const { vnode: nextVnode, event: nextEvent } = options;

options.vnode = (vnode) => {
  nextVnode?.(vnode);
  const { type, props, ref } = vnode;
  if (!/^(input|select|textarea)$/.test(type)) return;
  // A new function each time, so that preact calls it after every render of the field.
  vnode.ref = (field) => {
    if (field) rendered.set(field, props);
    if (typeof ref === 'function') return ref(field);
    if (ref) ref.current = field;
  };
};

options.event = (event) => {
  const { type, currentTarget } = event;
  // Preact renders in a microtask that the handler queues: the second one from here runs after it.
  if (/^(input|change)$/.test(type) && rendered.has(currentTarget)) {
    queueMicrotask(() => queueMicrotask(() => restore(currentTarget)));
  }
  return nextEvent ? nextEvent(event) : event;
};

/** Also fields of the same name: choosing one radio button clears another. */
function restore(field) {
  const fields = field.getRootNode().querySelectorAll('input');
  for (const one of [field, ...[...fields].filter(({ name }) => name === field.name)]) {
    const { value, checked } = rendered.get(one) ?? {};
    if (typeof checked === 'boolean') one.checked = checked;
    else if (typeof value === 'string' && one.value !== value) one.value = value;
  }
}
