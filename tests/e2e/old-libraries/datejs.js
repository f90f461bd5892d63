/**
 * What Datejs changes on its page, written anew: `Date.parse` returns a `Date` or null, `toString`
 * takes a format, `toISOString` returns the text within quotes, numbers and dates have its methods.
 */
(() => {
  const { parse } = Date;
  Date.parse = (text) => {
    const time = parse(text);
    return Number.isNaN(time) ? null : new Date(time);
  };
  Date._parse = parse;
  Date.today = () => new Date(new Date().setHours(0, 0, 0, 0));
  Date.compare = (one, other) => Math.sign(one - other);
  const { toString } = Date.prototype;
  Object.assign(Date.prototype, {
    _toString: toString,
    toString(format) {
      return format ? format.replace('yyyy', this.getFullYear()) : this._toString();
    },
    toISOString() {
      const two = (part) => (part < 10 ? `0${part}` : part);
      const day = [this.getUTCFullYear(), two(this.getUTCMonth() + 1), two(this.getUTCDate())];
      return `"${day.join('-')}T${two(this.getUTCHours())}:${two(this.getUTCMinutes())}:00Z"`;
    },
    toJSON() {
      return this.toISOString();
    },
    clone() {
      return new Date(this.getTime());
    },
    set(parts) {
      if ('year' in parts) this.setFullYear(parts.year);
      return this;
    },
    add(parts) {
      return parts.days === undefined ? this : this.addDays(parts.days);
    },
    addDays(days) {
      this.setDate(this.getDate() + days);
      return this;
    },
    clearTime() {
      this.setHours(0, 0, 0, 0);
      return this;
    },
    compareTo(other) {
      return Date.compare(this, other);
    },
  });
  for (const name of ['days', 'day', 'weeks', 'months', 'fromNow', 'ago'])
    Number.prototype[name] = function () {
      return this;
    };
})();
