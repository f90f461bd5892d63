/**
 * What ExtJS 2 to 3 changes on its page, written anew: functions, texts, numbers, lists and dates
 * have its methods, which a `for … in` meets, and `setMonth` takes no day in a WebKit browser.
 */
(() => {
  const add = (target, methods) => {
    for (const name of Object.keys(methods)) target[name] = methods[name];
  };
  add(Function.prototype, {
    createCallback(...given) {
      return () => this.apply(window, given);
    },
    createDelegate(context, given) {
      return (...rest) => this.apply(context || window, given || rest);
    },
    defer(milliseconds, context, given) {
      return setTimeout(this.createDelegate(context, given), milliseconds);
    },
    createSequence(next) {
      return (...given) => {
        this(...given);
        return next(...given);
      };
    },
    createInterceptor(before) {
      return (...given) => (before(...given) === false ? undefined : this(...given));
    },
  });
  add(String, {
    format: (text, ...values) => text.replace(/\{(\d+)\}/g, (_, index) => values[index]),
    escape: (text) => text.replace(/('|\\)/g, '\\$1'),
    leftPad: (text, size, fill = ' ') => String(text).padStart(size, fill),
  });
  add(String.prototype, {
    toggle(value, other) {
      return String(this) === value ? other : value;
    },
    trim() {
      return this.replace(/^\s+|\s+$/g, '');
    },
  });
  Number.prototype.constrain = function (least, most) {
    return Math.min(Math.max(this, least), most);
  };
  add(Array.prototype, {
    remove(value) {
      const index = this.indexOf(value);
      if (index !== -1) this.splice(index, 1);
      return this;
    },
  });
  const { setMonth } = Date.prototype;
  add(Date, {
    parseDate: (text) => new Date(text),
    parseFunctions: { count: 0 },
    monthNames: ['January', 'February'],
  });
  add(Date.prototype, {
    setMonth(month) {
      return setMonth.call(this, month);
    },
    dateFormat() {
      return 'formatted';
    },
    format() {
      return 'formatted';
    },
    getElapsed(other) {
      return Math.abs((other || new Date()) - this);
    },
    clone() {
      return new Date(this.getTime());
    },
    clearTime(clone) {
      const date = clone ? this.clone() : this;
      date.setHours(0, 0, 0, 0);
      return date;
    },
    add() {
      return this.clone();
    },
    between() {
      return true;
    },
  });
  window.Ext = { apply: Object.assign, util: { JSON: { encode: String, decode: String } } };
})();
