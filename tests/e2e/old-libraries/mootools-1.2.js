/**
 * What MooTools 1.1 to 1.2.5 change on their page, written anew: `Element`, `Event`, `Request` and
 * `JSON` are of the library, elements and functions have its methods, and `bind` takes its arguments
 * as a list.
 */
(() => {
  const splat = (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]);

  window.Element = function (name, properties) {
    return Object.assign(document.createElement(name), properties);
  };
  window.Event = function (event) {
    this.event = event || window.event;
    this.type = this.event.type;
    this.target = this.event.target;
  };
  window.Request = window.Hash = window.Cookie = window.Chain = window.Class = function () {};
  window.JSON = { encode: (value) => String(value), decode: (text) => text, $specialChars: {} };
  window.Window = function () {};

  delete Function.prototype.bind;
  const methods = {
    extend(properties) {
      for (const name of Object.keys(properties)) this[name] = properties[name];
      return this;
    },
    create(options) {
      return (...given) =>
        this.apply(options.bind || null, options.arguments ? splat(options.arguments) : given);
    },
    bind(context, given) {
      return this.create({ bind: context, arguments: given });
    },
    pass(given, context) {
      return this.create({ bind: context, arguments: given });
    },
    attempt(given, context) {
      try {
        return this.apply(context, splat(given));
      } catch {
        return false;
      }
    },
  };
  for (const name of Object.keys(methods)) Function.prototype[name] = methods[name];

  const ofLists = {
    each(visit, context) {
      this.forEach(visit, context);
    },
    contains(value) {
      return this.includes(value);
    },
    getLast() {
      return this[this.length - 1] ?? null;
    },
    include(value) {
      if (!this.includes(value)) this.push(value);
      return this;
    },
    erase(value) {
      for (let index = this.length - 1; index >= 0; index -= 1)
        if (this[index] === value) this.splice(index, 1);
      return this;
    },
    empty() {
      this.length = 0;
      return this;
    },
  };
  for (const name of Object.keys(ofLists)) Array.prototype[name] = ofLists[name];

  const ofElements = {
    get(name) {
      return this.getAttribute(name);
    },
    set(name, value) {
      this.setAttribute(name, value);
      return this;
    },
    inject(parent) {
      parent.appendChild(this);
      return this;
    },
    dispose() {
      return this.parentNode ? this.parentNode.removeChild(this) : this;
    },
    remove() {
      return this.parentNode.removeChild(this);
    },
    replaceWith(element) {
      this.parentNode.replaceChild(element, this);
      return element;
    },
    empty() {
      while (this.firstChild) this.removeChild(this.firstChild);
      return this;
    },
    clone(deep) {
      return this.cloneNode(deep);
    },
    hasClass(name) {
      return this.className.split(' ').includes(name);
    },
    scrollTo(left, top) {
      this.scrollLeft = left;
      this.scrollTop = top;
    },
    getStyle(name) {
      return getComputedStyle(this)[name];
    },
    addEvent(type, listener) {
      this.addEventListener(type, listener);
      return this;
    },
  };
  for (const name of Object.keys(ofElements)) HTMLElement.prototype[name] = ofElements[name];
  window.$ = (id) => (typeof id === 'string' ? document.getElementById(id) : id);
  window.$$ = (selector) => [...document.querySelectorAll(selector)];
})();
