import { describe, expect, it } from 'vitest';
import { findInViolation } from './find-policy';
import { messageOf } from './mistakes';

const page = 'https://lender.example';
const suite = 'https://cdn.example/portico/1.0.0/';
const violation = { blocked: `${suite}a.js`, source: '', sample: '' };

describe('what a policy blocks is named by its directive and the value to add', () => {
  it.each([
    ['script-src-elem', {}, 'script-src https://cdn.example'],
    ['style-src-elem', { blocked: `${suite}portico.css` }, 'style-src https://cdn.example'],
    ['connect-src', { blocked: 'https://api.example/api/x' }, 'connect-src https://api.example'],
    ['img-src', { blocked: 'data', source: `${suite}a.js` }, 'img-src data:'],
    ['frame-src', { blocked: 'https://cards.example', source: suite }, 'frame-src https://cards'],
    ['font-src', { blocked: `${page}/a.woff2`, source: suite }, "font-src 'self'"],
    [
      'worker-src',
      { blocked: 'blob:https://lender.example/1', source: suite },
      "worker-src 'self'",
    ],
    ['trusted-types', { sample: 'portico|x' }, 'trusted-types portico'],
  ])('%s %j', (directive, difference, written) => {
    const own = [suite, 'https://api.example/api/'];
    const found = findInViolation({ ...violation, directive, ...difference }, own, page);
    expect(found.map((one) => messageOf(one, 'mistakes.html'))).toEqual([
      expect.stringContaining(written),
    ]);
  });

  it('not where it is the page’s own matter', () => {
    const own = { directive: 'img-src', blocked: 'https://ads.example/a.png', source: page };
    expect(findInViolation({ ...violation, ...own }, [suite], page)).toEqual([]);
  });
});
