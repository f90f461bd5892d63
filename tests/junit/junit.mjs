/** Reads and writes JUnit reports. Uses only Node, no package. */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * @typedef {object} TestCase
 * @property {string} title   class name and name from the report
 * @property {'passed' | 'failed' | 'skipped'} outcome
 * @property {string} [problem]  of a failed one, the first line of what its runner says
 */

const attributes = String.raw`(?:[^>"']|"[^"]*"|'[^']*')*?`;
const testCase = new RegExp(`<testcase\\b(${attributes})(?:/>|>([\\s\\S]*?)</testcase>)`, 'g');
const failureTag = new RegExp(
  `<(?:failure|error)\\b(${attributes})(?:/>|>([\\s\\S]*?)</(?:failure|error)>)`,
);
const entities = { quot: '"', apos: "'", lt: '<', gt: '>', amp: '&' };

/**
 * Every test case of the reports below a folder.
 *
 * @param {string} folder
 * @param {(file: string) => boolean} [wanted]  by name
 * @returns {TestCase[]}
 */
export function readReports(folder, wanted = () => true) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.xml') && wanted(file))
    .sort()
    .flatMap((file) => parseReport(readFileSync(join(folder, file), 'utf8')));
}

/** @param {string} xml @returns {TestCase[]} */
export function parseReport(xml) {
  return [...xml.matchAll(testCase)].map(([, tag, body = '']) => {
    const title = [attribute(tag, 'classname'), attribute(tag, 'name')].join(' ').trim();
    const failure = failureTag.exec(body);
    if (failure !== null) return { title, outcome: 'failed', problem: firstLine(failure) };
    return { title, outcome: /<skipped\b/.test(body) ? 'skipped' : 'passed' };
  });
}

function firstLine([, tag, text = '']) {
  const plain = unescape(text.replace(/<!\[CDATA\[|\]\]>/g, ''));
  const said = attribute(tag, 'message') || plain;
  return said.trim().split('\n', 1)[0];
}

/** @param {readonly TestCase[]} cases */
export function count(cases) {
  const of = (outcome) => cases.filter((one) => one.outcome === outcome).length;
  return { passed: of('passed'), failed: of('failed'), skipped: of('skipped') };
}

/**
 * @param {string} file
 * @param {string} suite
 * @param {readonly { name: string, seconds: number, problem?: string }[]} cases
 */
export function writeReport(file, suite, cases) {
  const failures = cases.filter(({ problem }) => problem !== undefined).length;
  const lines = cases.map(({ name, seconds, problem }) => {
    const start = `  <testcase classname="${escape(suite)}" name="${escape(name)}" time="${seconds.toFixed(1)}"`;
    return problem === undefined
      ? `${start}/>`
      : `${start}><failure message="${escape(problem)}"/></testcase>`;
  });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<testsuite name="${escape(suite)}" tests="${cases.length}" failures="${failures}">`,
      ...lines,
      '</testsuite>',
      '',
    ].join('\n'),
  );
}

function attribute(tag, name) {
  const value = new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return unescape(value?.[1] ?? value?.[2] ?? '');
}

function unescape(text) {
  return text.replace(/&(?:#(\d+)|(\w+));/g, (whole, code, name) =>
    code === undefined ? (entities[name] ?? whole) : String.fromCodePoint(Number(code)),
  );
}

function escape(text) {
  return text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
