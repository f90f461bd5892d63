/**
 * An API whose faults the tests set. Each page has its own, by name: `/fake/<name>/api/…`;
 * `/fake/<name>/control` sets its behaviour and returns the requests received.
 *
 * @param {import('./api-bodies.mjs').ApiBodies} bodies
 * @param {import('./middleware.mjs').Activity} activity
 * @returns {(context: import('koa').Context, path: string[]) => Promise<void>}
 */
export function fakeApi(bodies, activity) {
  const fakes = new Map();
  return async (context, [name, ...rest]) => {
    if (!fakes.has(name))
      fakes.set(name, {
        requests: [],
        bodies: {},
        failing: [],
        held: [],
        refusing: [],
        answers: {},
        waiting: [],
      });
    const fake = fakes.get(name);
    const path = `/${rest.join('/')}`;
    if (path === '/control') await control(context, fake);
    else await answer(context, fake, path, { bodies, activity });
  };
}

/**
 * PUT what changes; GET the requested paths, and what was sent to each.
 *
 * - `failing`, `held`, `refusing`: parts of paths
 * - `answers`: bodies of a test's own, by the path of the call
 * - `text`: in place of each text of every answer, and the code of every refusal
 */
async function control(context, fake) {
  if (context.method === 'PUT') {
    Object.assign(fake, JSON.parse(await textOf(context.req)));
    for (const release of fake.waiting.splice(0)) release();
  }
  context.body = { requests: fake.requests, bodies: fake.bodies };
}

async function answer(context, fake, path, { bodies, activity }) {
  fake.requests.push(path);
  (fake.bodies[path] ??= []).push(context.querystring + (await textOf(context.req)));
  const named = (parts) => parts.some((part) => path.includes(part));
  while (named(fake.held)) {
    // A page rests although an answer is held.
    activity.unanswered.delete(context.res);
    await new Promise((resolve) => fake.waiting.push(resolve));
    if (!context.res.closed) activity.unanswered.add(context.res);
  }
  if (named(fake.failing)) {
    context.status = 500;
    context.body = '';
    return;
  }
  context.type = 'json';
  context.body = named(fake.refusing)
    ? withText(bodies.refused, bodies.mark, fake.text)
    : (fake.answers[path] ?? bodyOf(path.toLowerCase(), bodies, fake.text));
}

function bodyOf(path, { usual, filled, mark }, text) {
  if (text === undefined) return usual.get(path) ?? '{}';
  return withText(filled.get(path) ?? '{}', mark, text);
}

/** A JSON body with a text in place of the mark. */
const withText = (body, mark, text) =>
  body.replaceAll(mark, () => JSON.stringify(text).slice(1, -1));

async function textOf(request) {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}
