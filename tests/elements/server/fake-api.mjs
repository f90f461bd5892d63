/**
 * An API whose answers the tests choose. Each test has its own, under a name of its own:
 * `/fake/<name>/api/…`; `/fake/<name>/control` sets what it does and tells what it was asked.
 */

/** Enough for every widget's first screen; what is not here is answered like the account list. */
const answers = {
  '/api/setup/ApplicationOptions': {
    gassySettings: { shared: {}, english: {}, spanish: {} },
    institutionOptions: {},
  },
  '/api/Login/GetInstitutionOptions': {},
  '/api/login/maintenanceMode': false,
};
const otherwise = { HasNoErrors: true, Errors: [], Accounts: [], Applications: [] };

/** @returns {(context: import('koa').Context, path: string[]) => Promise<void>} */
export function fakeApi() {
  const fakes = new Map();
  return async (context, [name, ...rest]) => {
    if (!fakes.has(name)) fakes.set(name, { requests: [], failing: [], held: [], waiting: [] });
    const fake = fakes.get(name);
    const path = `/${rest.join('/')}`;
    if (path === '/control') await control(context, fake);
    else await answer(context, fake, path);
  };
}

/** PUT `{ failing?: string[], held?: string[] }`, parts of paths; GET the paths asked for. */
async function control(context, fake) {
  if (context.method === 'PUT') {
    const { failing = fake.failing, held = fake.held } = JSON.parse(await bodyOf(context.req));
    Object.assign(fake, { failing, held });
    for (const release of fake.waiting.splice(0)) release();
  }
  context.body = { requests: fake.requests };
}

async function answer(context, fake, path) {
  fake.requests.push(path);
  const named = (parts) => parts.some((part) => path.includes(part));
  while (named(fake.held)) await new Promise((resolve) => fake.waiting.push(resolve));
  if (named(fake.failing)) {
    context.status = 500;
    context.body = '';
    return;
  }
  context.type = 'json';
  context.body = JSON.stringify(fakeAnswer(path));
}

/** @param {string} path of the call, `/api/…` */
export function fakeAnswer(path) {
  const found = Object.keys(answers).find((key) => key.toLowerCase() === path.toLowerCase());
  return found === undefined ? otherwise : answers[found];
}

async function bodyOf(request) {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}
