/**
 * Serves the suite's pages and their files, in addition to the test files that the runner serves.
 */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { fakeApi } from './fake-api.mjs';
import { failingFiles } from './failing-files.mjs';
import { page } from './page.mjs';

const types = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  map: 'application/json',
  json: 'application/json',
  svg: 'image/svg+xml',
};

/**
 * What the pages of one engine have requested.
 *
 * @typedef {object} Activity
 * @property {number} begun
 * @property {Set<import('node:http').ServerResponse>} unanswered
 */

/** @param {import('../prepare.mjs').Suite} suite @returns {import('koa').Middleware} */
export function suiteMiddleware(suite) {
  /** @type {Activity} */
  const activity = { begun: 0, unanswered: new Set() };
  const api = fakeApi(suite.bodies, activity);
  const failing = failingFiles(activity);
  return async (context, next) => {
    const [, place, ...rest] = context.path.split('/');
    if (isOfPage(place, rest)) countRequest(context, activity);
    switch (place) {
      case 'activity':
        context.body = { begun: activity.begun, unanswered: activity.unanswered.size };
        return undefined;
      case 'page':
        return page(context, suite);
      case 'fake':
        return api(context, rest);
      case 'declared':
        context.body = suite.elements;
        return undefined;
      case 'sentences':
        context.body = suite.sentences;
        return undefined;
      case 'storybook':
        return file(context, suite.storybook, rest.map(decodeURIComponent).join('/'));
      // The same files under another version's name are separate modules.
      case 'widgets':
        return file(context, suite.widgets, rest.slice(1).join('/'));
      case 'cdn': {
        const path = rest.slice(1).map(decodeURIComponent);
        return failing(context, rest[0], path.at(-1), () => {
          file(context, suite.cdn, path.join('/'));
          if (isChanged([rest[0], ...path])) changeByte(context);
        });
      }
      default:
        return next();
    }
  };
}

/** Whether a page requests it, and not a test. */
const isOfPage = (place, rest) =>
  ['page', 'cdn', 'widgets'].includes(place) || (place === 'fake' && rest.at(-1) !== 'control');

function countRequest({ res }, activity) {
  activity.begun += 1;
  activity.unanswered.add(res);
  res.once('close', () => activity.unanswered.delete(res));
}

/**
 * `/cdn/changed@runtime.js/…`: a version in which that file has an added byte; `changed@*` adds one
 * to all.
 */
function isChanged([version = '', ...path]) {
  const [, name] = version.split('changed@');
  return name === '*' || (name !== undefined && name === path.at(-1));
}

/** A newline at the end, which does not change what the file does. */
function changeByte(context) {
  const stream = context.body;
  context.body = stream.path === undefined ? '' : `${readFileSync(stream.path, 'utf8')}\n`;
  stream.destroy?.();
}

function file(context, folder, path) {
  const found = join(folder, normalize(path));
  if (!found.startsWith(folder) || !existsSync(found) || !statSync(found).isFile()) {
    context.status = 404;
    return;
  }
  context.type = types[found.split('.').at(-1)] ?? 'application/octet-stream';
  context.set('cache-control', 'no-store');
  context.body = createReadStream(found);
}
