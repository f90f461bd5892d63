/**
 * An API whose faults the tests set. Each page has its own, by name: `/fake/<name>/api/…`;
 * `/fake/<name>/control` sets its behaviour and returns the requests received.
 *
 * @param {ReadonlyMap<string, string>} bodies  its usual answers
 * @returns {(context: import('koa').Context, path: string[]) => Promise<void>}
 */
export function fakeApi(bodies) {
  const fakes = new Map();
  return async (context, [name, ...rest]) => {
    if (!fakes.has(name))
      fakes.set(name, { requests: [], bodies: {}, failing: [], held: [], waiting: [] });
    const fake = fakes.get(name);
    const path = `/${rest.join('/')}`;
    if (path === '/control') await control(context, fake);
    else await answer(context, fake, path, bodies);
  };
}

/**
 * PUT `{ failing?: string[], held?: string[] }`, parts of paths; GET the requested paths, and what
 * was sent to each.
 */
async function control(context, fake) {
  if (context.method === 'PUT') {
    const { failing = fake.failing, held = fake.held } = JSON.parse(await textOf(context.req));
    Object.assign(fake, { failing, held });
    for (const release of fake.waiting.splice(0)) release();
  }
  context.body = { requests: fake.requests, bodies: fake.bodies };
}

async function answer(context, fake, path, bodies) {
  fake.requests.push(path);
  (fake.bodies[path] ??= []).push(context.querystring + (await textOf(context.req)));
  const named = (parts) => parts.some((part) => path.includes(part));
  while (named(fake.held)) await new Promise((resolve) => fake.waiting.push(resolve));
  if (named(fake.failing)) {
    context.status = 500;
    context.body = '';
    return;
  }
  context.type = 'json';
  context.body = bodies.get(path.toLowerCase()) ?? '{}';
}

async function textOf(request) {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}
