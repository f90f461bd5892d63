import { expect, test } from '../e2e/support/test';
import { sourceOf } from './site';

const lender = 'https://www.lender.example';

/** The headers of each block of the page. */
function documented(): readonly (readonly (readonly [string, string])[])[] {
  const blocks = sourceOf('pages/reference/headers.md').matchAll(/^```http\n([^]*?)^```/gm);
  return [...blocks].map(([, block = '']) =>
    block
      .trim()
      .split('\n')
      .map((line) => {
        const [name = '', ...value] = line.split(': ');
        return [name.toLowerCase(), value.join(': ')] as const;
      }),
  );
}

test('[POR-121] the documented headers are those that files and API of the demo host have', async ({
  request,
}) => {
  const [files = [], preflight = [], answer = []] = documented();
  const loader = await request.get('/portico/1.0.0/loader.js');
  const lasting = files.filter(([name]) => name !== 'cache-control');
  expect(loader.headers()).toMatchObject(Object.fromEntries(lasting));

  const origin = { Origin: lender };
  const asked = await request.fetch('/api/accountList', {
    method: 'OPTIONS',
    headers: { ...origin, 'Access-Control-Request-Method': 'GET' },
  });
  expect(asked.headers()).toMatchObject(Object.fromEntries(preflight));
  const given = await request.get('/api/setup/ApplicationOptions', { headers: origin });
  expect(given.headers()).toMatchObject(Object.fromEntries(answer));
});
