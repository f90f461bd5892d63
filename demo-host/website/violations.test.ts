import { expect, it } from 'vitest';
import { reportPath } from './policy';
import { createViolationReports, violationsPath } from './violations';

const report = {
  'csp-report': {
    'document-uri': 'http://127.0.0.1:4300/strict/login',
    'effective-directive': 'style-src-attr',
    'blocked-uri': 'inline',
    'source-file': 'http://127.0.0.1:4300/portico/1.0.0/sign-in.js',
    'line-number': 7,
  },
};

it('stores the reports of browsers, and ignores other bodies', async () => {
  const reports = createViolationReports();
  const post = (body: string) => reports.request(reportPath, { method: 'POST', body });
  await post(JSON.stringify(report));
  await post('not json');
  await post('{"something":"else"}');
  const answer: unknown = await (await reports.request(violationsPath)).json();
  expect(answer).toEqual({
    violations: [
      {
        document: 'http://127.0.0.1:4300/strict/login',
        directive: 'style-src-attr',
        blocked: 'inline',
        source: 'http://127.0.0.1:4300/portico/1.0.0/sign-in.js',
        line: 7,
      },
    ],
  });
});
