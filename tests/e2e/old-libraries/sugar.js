/**
 * What Sugar 1.2 to 1.3 and Microsoft's Ajax library change on their page, written anew: `at` counts
 * around the end, lists are searched by a text, `Date` and `Object` have more methods.
 */
(() => {
  const hidden = (target, methods) => {
    for (const name of Object.keys(methods))
      Object.defineProperty(target, name, {
        value: methods[name],
        writable: true,
        configurable: true,
        enumerable: false,
      });
  };
  const { map, find, filter, some } = Array.prototype;
  const matcher = (match) => {
    if (typeof match === 'function') return match;
    return (value) => value === match || (match instanceof RegExp && match.test(value));
  };
  const mapper = (how) => (typeof how === 'function' ? how : (value) => value?.[how]);
  hidden(Array.prototype, {
    at(index, loop = true) {
      const size = this.length;
      return this[loop ? ((index % size) + size) % size : index];
    },
    map(how, context) {
      return map.call(this, mapper(how), context);
    },
    find(match, context) {
      return find.call(this, matcher(match), context);
    },
    filter(match, context) {
      return filter.call(this, matcher(match), context);
    },
    some(match, context) {
      return some.call(this, matcher(match), context);
    },
    first(count) {
      return count === undefined ? this[0] : this.slice(0, count);
    },
    last(count) {
      return count === undefined ? this[this.length - 1] : this.slice(-count);
    },
    add(values) {
      return (this.push(...[values].flat()), this);
    },
    remove(match) {
      return (this.splice(0, this.length, ...this.filter((value) => !matcher(match)(value))), this);
    },
  });
  hidden(Object.prototype, {
    keys() {
      return Object.keys(this);
    },
    size() {
      return Object.keys(this).length;
    },
    values() {
      return Object.values(this);
    },
    watch() {
      return true;
    },
    tap(visit) {
      visit(this);
      return this;
    },
  });
  Date.create = (text) => new Date(text);
  hidden(Date.prototype, {
    set() {
      return this;
    },
    format() {
      return 'formatted';
    },
    iso() {
      return 'formatted';
    },
  });
  window.Type = Function;
  Array.forEach = (list, visit) => list.forEach(visit);
  Array.contains = (list, value) => list.includes(value);
  Array.add = (list, value) => list.push(value);
  String.format = (text, ...values) => text.replace(/\{(\d+)\}/g, (_, index) => values[index]);
  Function.createDelegate = (instance, method) => () => method.apply(instance);
  Error.create = (message) => new Error(message);
  Date.parseLocale = (text) => new Date(text);
})();
