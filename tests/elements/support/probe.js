/**
 * The first script of every page of the suite. Counts what remains after an element is removed, and
 * collects the events the page receives. A classic script, because it must run before all others.
 */
(() => {
  const { dataset } = document.currentScript;
  globalThis[Symbol.for('portico.configuration')] = { ...dataset };

  const open = new Map();
  const begun = (kind, key, detail) => open.set(key, `${kind} ${detail}`);
  const ended = (key) => open.delete(key);

  const listenerKeys = new WeakMap();
  const keyOf = (target, type, listener, capture) => {
    const byListener = listenerKeys.get(target) ?? new WeakMap();
    listenerKeys.set(target, byListener);
    const name = `${type} ${capture}`;
    const keys = byListener.get(listener) ?? {};
    byListener.set(listener, keys);
    return (keys[name] ??= {});
  };
  const captures = (options) =>
    typeof options === 'object' ? Boolean(options?.capture) : Boolean(options);
  const lasting = (target) =>
    target === window || target === document || target instanceof MediaQueryList;
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? window;
    if (lasting(target) && listener) {
      const key = keyOf(target, type, listener, captures(options));
      begun('listener', key, type);
      options?.signal?.addEventListener('abort', () => ended(key));
    }
    return addEventListener.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = this ?? window;
    if (lasting(target) && listener) ended(keyOf(target, type, listener, captures(options)));
    return removeEventListener.call(target, type, listener, options);
  };

  // Delays are recorded only by their magnitude: the time left differs between runs, and tests wait
  // only for what happens at once.
  const magnitude = (delay = 0) => {
    if (delay < 100) return 'at once';
    return delay < 5_000 ? 'short' : 'long';
  };
  for (const [start, stop, repeats] of [
    ['setTimeout', 'clearTimeout', false],
    ['setInterval', 'clearInterval', true],
    ['requestAnimationFrame', 'cancelAnimationFrame', false],
  ]) {
    const begin = window[start].bind(window);
    const end = window[stop].bind(window);
    window[start] = (run, ...rest) => {
      const id = begin(
        (...args) => {
          if (!repeats) ended(`${start} ${id}`);
          return run(...args);
        },
        ...rest,
      );
      begun(start, `${start} ${id}`, magnitude(rest[0]));
      return id;
    };
    window[stop] = (id) => {
      ended(`${start} ${id}`);
      end(id);
    };
  }

  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver']) {
    const { observe, disconnect } = window[name].prototype;
    window[name].prototype.observe = function (...args) {
      begun(name, this, '');
      return observe.apply(this, args);
    };
    window[name].prototype.disconnect = function () {
      ended(this);
      return disconnect.call(this);
    };
  }

  const Channel = window.BroadcastChannel;
  if (Channel) {
    const { close } = Channel.prototype;
    window.BroadcastChannel = class extends Channel {
      constructor(name) {
        super(name);
        begun('channel', this, name);
      }
      close() {
        ended(this);
        return close.call(this);
      }
    };
  }

  const heard = [];
  for (const type of [
    'portico-ready',
    'portico-error',
    'portico-navigate',
    'portico-signed-in',
    'portico-signed-out',
  ]) {
    addEventListener.call(window, type, (event) => {
      heard.push({ type, detail: event.detail, target: event.target, event });
    });
  }
  const violations = [];
  addEventListener.call(document, 'securitypolicyviolation', (event) => {
    violations.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
  });

  globalThis.probe = {
    heard,
    violations,
    /** What is active now, by kind and name, sorted. */
    open: () => [...open.values()].sort(),
  };
})();
