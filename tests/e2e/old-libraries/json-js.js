/**
 * What the first `json.js` and scripts of its time change on their page, written anew: functions on
 * `Object.prototype` that every `for … in` meets, and `JSON` of a script.
 */
(() => {
  Object.prototype.toJSONString = function () {
    return '{}';
  };
  Object.prototype.extend = function (source) {
    for (const name in source) this[name] = source[name];
    return this;
  };
  String.prototype.parseJSON = function () {
    return null;
  };
  Array.prototype.toJSONString = function () {
    return '[]';
  };
  if (!Array.prototype.contains)
    Array.prototype.contains = function (value) {
      return this.indexOf(value) !== -1;
    };
  const { parse, stringify } = JSON;
  JSON.stringify = (value) => stringify(value);
  JSON.parse = (text) => parse(text);
})();
