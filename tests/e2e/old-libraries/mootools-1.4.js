/**
 * What MooTools 1.3 to 1.4 with More, as in Joomla up to 3, change on their page, written anew:
 * `Document`, `Window` and `Event` are types of the library, `Array.from` makes a list of one,
 * `Date.parse` returns a `Date`, and dates have methods to set, get and format.
 */
(() => {
  for (const name of ['Document', 'Window', 'Event', 'DOMEvent', 'Request', 'Type', 'Class']) {
    window[name] = function () {};
    window[name].prototype.$family = () => name.toLowerCase();
  }
  window.Element = function (name, properties) {
    return Object.assign(document.createElement(name), properties);
  };
  window.Element.prototype = Object.getPrototypeOf(HTMLElement.prototype);

  const isList = (value) => value !== null && typeof value === 'object' && 'length' in value;
  Array.from = (value) => {
    if (value === null || value === undefined) return [];
    if (Array.isArray(value)) return value;
    return isList(value) ? [].slice.call(value) : [value];
  };
  Function.from = (value) => (typeof value === 'function' ? value : () => value);
  Number.from = (value) => parseFloat(value) || null;
  String.from = (value) => `${value}`;
  const ofFunctions = {
    extend(name, value) {
      this[name] = value;
      return this;
    },
    implement(name, value) {
      this.prototype[name] = value;
      return this;
    },
    hide() {
      this.$hidden = true;
      return this;
    },
    protect() {
      this.$protected = true;
      return this;
    },
    overloadSetter() {
      return this;
    },
  };
  for (const name of Object.keys(ofFunctions)) Function.prototype[name] = ofFunctions[name];
  Object.keys = (object) => {
    const names = [];
    for (const name in object)
      if (Object.prototype.hasOwnProperty.call(object, name)) names.push(name);
    return names;
  };
  Object.append = Object.assign;
  Object.each = (object, visit) => Object.keys(object).forEach((name) => visit(object[name], name));
  for (const name of [
    'contains',
    'include',
    'erase',
    'clean',
    'getLast',
    'pick',
    'flatten',
    'append',
  ])
    Array.prototype[name] = function () {
      return this;
    };
  for (const name of ['limit', 'round', 'times', 'toInt', 'toFloat', 'floor', 'ceil', 'pow'])
    Number.prototype[name] = function () {
      return Number(this);
    };
  for (const name of ['contains', 'clean', 'test', 'camelCase', 'hyphenate', 'substitute'])
    String.prototype[name] = function () {
      return String(this);
    };

  const { parse } = Date;
  Date.parse = (text) => new Date(parse(text));
  for (const name of [
    'set',
    'get',
    'clone',
    'increment',
    'clearTime',
    'diff',
    'format',
    'strftime',
  ])
    Date.prototype[name] = function () {
      return this;
    };
  Date.prototype.toISOString = function () {
    return `${this.getUTCFullYear()}-${this.getUTCMonth() + 1}-${this.getUTCDate()}T00:00:00+0000`;
  };
})();
