/**
 * What neither Portico nor its libraries use of React, so that parts of react-dom never run.
 * React's own build leaves out the same parts for other renderers by flags.
 */

/** By the package that exports them. */
export const unread = {
  react: [
    'Activity',
    'Profiler',
    'PureComponent',
    'ViewTransition',
    'addTransitionType',
    'cacheSignal',
    'unstable_useCacheRefresh',
    'useActionState',
    'useDeferredValue',
    'useEffectEvent',
    'useOptimistic',
  ],
  'react-dom': [
    'preconnect',
    'prefetchDNS',
    'preinit',
    'preinitModule',
    'preload',
    'preloadModule',
    'requestFormReset',
    'unstable_batchedUpdates',
    'useFormState',
    'useFormStatus',
  ],
  scheduler: [
    'unstable_forceFrameRate',
    'unstable_next',
    'unstable_runWithPriority',
    'unstable_wrapCallback',
  ],
};

/**
 * Elements that React hoists into the page's head, and the page's own elements: a widget renders
 * none. `title` is not listed, because an SVG may have one.
 */
export const undrawn = ['html', 'head', 'body', 'meta', 'link', 'style', 'script', 'base'];

/**
 * What only those use in `react-dom-client`, by its own names.
 *
 * @typedef {object} Unused
 * @property {string} version of React, which numbers its tags like this: another version may differ
 * @property {readonly string[]} entries of its tables of hooks and of react-dom's internals
 * @property {readonly number[]} tags        of fibers that are never made
 * @property {readonly string[]} constants   variables that keep the value they are declared with
 * @property {Readonly<Record<string, string>>} functions → the constant they return
 *
 * @type {Unused}
 */
export const unusedOfClient = {
  version: '19.3',
  entries: [
    'useActionState',
    'useCacheRefresh',
    'useDeferredValue',
    'useEffectEvent',
    'useFormState',
    'useHostTransitionStatus',
    'useOptimistic',
    // requestFormReset, prefetchDNS, preconnect, preload, preloadModule, preinit of two kinds, preinitModule
    ...['r', 'D', 'C', 'L', 'm', 'X', 'S', 'M'],
  ],
  // Profiler, SuspenseList (which React does not export), hoisted and page elements, ViewTransition, Activity
  tags: [12, 19, 26, 27, 30, 31],
  constants: [
    'appearingViewTransitions',
    'pendingViewTransition',
    'pendingViewTransitionEvents',
    'rootViewTransitionAffected',
    'rootViewTransitionNameCanceled',
    'shouldStartViewTransition',
    'viewTransitionMutationContext',
  ],
  functions: {
    isHostHoistableType: 'false',
    isSingletonScope: 'false',
    commitEnterViewTransitions: '',
    commitExitViewTransitions: '',
    commitNestedViewTransitions: '',
    measureNestedViewTransitions: '',
    restoreEnterOrExitViewTransitions: '',
    restoreNestedViewTransitions: '',
    trackEnterViewTransitions: '',
  },
};
