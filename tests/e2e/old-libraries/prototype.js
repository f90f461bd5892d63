/**
 * What Prototype 1.5 to 1.6 changes on its page, written anew: `toJSON` on every kind of value, the
 * methods of `Enumerable` on lists in place of the browser's, `Array.from` and `Object.keys` of its
 * own, a `bind` that returns the function itself, methods of elements under names of later standards.
 */
(() => {
  const extend = (target, source) => {
    for (const name of Object.keys(source)) target[name] = source[name];
    return target;
  };
  const stop = {};
  const list = (from) => {
    if (!from) return [];
    if (from.toArray) return from.toArray();
    const made = new Array(from.length || 0);
    for (let index = 0; index < made.length; index += 1) made[index] = from[index];
    return made;
  };
  const json = (value) => {
    if (value === undefined || typeof value === 'function') return undefined;
    if (value !== null && value.toJSON) return value.toJSON();
    if (value === null || typeof value !== 'object') return String(value);
    const parts = [];
    for (const name in value) {
      const part = json(value[name]);
      if (part !== undefined) parts.push(`${name.toJSON()}: ${part}`);
    }
    return `{${parts.join(', ')}}`;
  };

  const each = (target, visit) => {
    let index = 0;
    try {
      for (let at = 0; at < target.length; at += 1) visit(target[at], index++);
    } catch (thrown) {
      if (thrown !== stop) throw thrown;
    }
    return target;
  };
  const itself = (value) => value;

  extend(Object, {
    extend,
    toJSON: json,
    keys(object) {
      const names = [];
      for (const name in object) names.push(name);
      return names;
    },
    values(object) {
      const values = [];
      for (const name in object) values.push(object[name]);
      return values;
    },
    clone: (object) => extend({}, object),
    isUndefined: (value) => value === undefined,
  });

  extend(Function.prototype, {
    bind(context, ...given) {
      if (arguments.length < 2 && arguments[0] === undefined) return this;
      const method = this;
      return function (...rest) {
        return method.apply(context, given.concat(rest));
      };
    },
    delay(seconds, ...given) {
      return setTimeout(() => this.apply(this, given), seconds * 1000);
    },
    wrap(wrapper) {
      const method = this;
      return function (...given) {
        return wrapper.apply(this, [method.bind(this), ...given]);
      };
    },
    argumentNames: () => [],
  });

  const enumerable = {
    each(iterator) {
      return each(this, iterator);
    },
    collect(iterator = itself) {
      const found = [];
      each(this, (value, index) => found.push(iterator(value, index)));
      return found;
    },
    detect(iterator) {
      let found;
      each(this, (value, index) => {
        if (!iterator(value, index)) return;
        found = value;
        throw stop;
      });
      return found;
    },
    findAll(iterator) {
      const found = [];
      each(this, (value, index) => iterator(value, index) && found.push(value));
      return found;
    },
    all(iterator = itself) {
      let result = true;
      each(this, (value, index) => {
        result = result && Boolean(iterator(value, index));
        if (!result) throw stop;
      });
      return result;
    },
    any(iterator = itself) {
      let result = false;
      each(this, (value, index) => {
        result = Boolean(iterator(value, index));
        if (result) throw stop;
      });
      return result;
    },
    include(value) {
      return this.indexOf(value) !== -1;
    },
    toArray() {
      return [].concat(this);
    },
    size() {
      return this.length;
    },
    zip(...others) {
      return this.collect((value, index) => [value, ...others.map((other) => other[index])]);
    },
  };
  Object.assign(enumerable, {
    map: enumerable.collect,
    find: enumerable.detect,
    select: enumerable.findAll,
    filter: enumerable.findAll,
    every: enumerable.all,
    some: enumerable.any,
    member: enumerable.include,
    entries: enumerable.toArray,
  });
  extend(Array.prototype, enumerable);
  const { reverse } = Array.prototype;
  extend(Array.prototype, {
    first() {
      return this[0];
    },
    last() {
      return this[this.length - 1];
    },
    clone: enumerable.toArray,
    reverse(inline) {
      return reverse.call(inline === false ? this.toArray() : this);
    },
    reduce() {
      return this.length > 1 ? this : this[0];
    },
    inspect() {
      return `[${this.join(', ')}]`;
    },
    toJSON() {
      const parts = this.map(json).filter((part) => part !== undefined);
      return `[${parts.join(', ')}]`;
    },
  });
  Array.from = list;
  window.$A = list;

  const quoted = (text) => `"${text.replace(/["\\]/g, '\\$&')}"`;
  extend(String.prototype, {
    toJSON() {
      return quoted(this);
    },
    startsWith(start) {
      return this.indexOf(start) === 0;
    },
    endsWith(end) {
      const at = this.length - end.length;
      return at >= 0 && this.lastIndexOf(end) === at;
    },
    sub(pattern, replacement) {
      return this.replace(pattern, replacement);
    },
    strip() {
      return this.replace(/^\s+|\s+$/g, '');
    },
    blank() {
      return /^\s*$/.test(this);
    },
    toArray() {
      return this.split('');
    },
    times(count) {
      return this.repeat(count);
    },
  });
  extend(Number.prototype, {
    toJSON() {
      return isFinite(this) ? this.toString() : 'null';
    },
    succ() {
      return this + 1;
    },
    round() {
      return Math.round(this);
    },
  });
  Date.prototype.toJSON = function () {
    return `"${this.getUTCFullYear()}-${this.getUTCMonth() + 1}-${this.getUTCDate()}"`;
  };
  RegExp.prototype.match = RegExp.prototype.test;

  const own = window.Element;
  window.Element = function (name) {
    return document.createElement(name);
  };
  extend(window.Element, own);
  window.Element.prototype = own.prototype;
  extend(HTMLElement.prototype, {
    visible() {
      return this.style.display !== 'none';
    },
    hide() {
      this.style.display = 'none';
      return this;
    },
    show() {
      this.style.display = '';
      return this;
    },
    remove() {
      this.parentNode.removeChild(this);
      return this;
    },
    update(content) {
      this.textContent = content;
      return this;
    },
    replace(content) {
      this.parentNode.replaceChild(content, this);
      return this;
    },
    empty() {
      return this.textContent.blank();
    },
    wrap(wrapper) {
      this.parentNode.replaceChild(wrapper, this);
      wrapper.appendChild(this);
      return wrapper;
    },
    clone(deep) {
      return this.cloneNode(deep);
    },
    scrollTo() {
      const { left, top } = this.getBoundingClientRect();
      window.scrollTo(left, top);
      return this;
    },
  });
  extend(Event.prototype, {
    stop() {
      this.preventDefault();
      this.stopPropagation();
    },
    element() {
      return this.target;
    },
  });
  window.$ = (id) => document.getElementById(id);
  window.$$ = (selector) => [...document.querySelectorAll(selector)];
  window.Hash = window.Class = window.Template = function () {};
})();
