import { readFile } from 'node:fs/promises';
import { Hono, type MiddlewareHandler } from 'hono';
import { array, object, parse, parseJson, picklist, pipe, string } from 'valibot';
import { languageOf } from '@portico/server/parts';
import { hostPath } from '../paths';
import { strictPolicy } from '../website/policy';
import { consoleDocument, consolePolicy } from './page';
import { previewDocument, previewPath } from './preview';
import { schemaPath, settingKinds, settingsSchema } from './settings-schema';

/** What the console needs to know about the rest of the host. */
export type ConsoleOptions = {
  /** Refuses requests without the secret, also to what is mounted later under /console. */
  readonly access: MiddlewareHandler;
  /** Where the suite's files are served. */
  readonly suite: string;
  /** Origin of the processor's page for card numbers. */
  readonly cardFields: string;
};

const declared = pipe(
  string(),
  parseJson(),
  object({
    widgets: array(object({ tag: string() })),
    settings: array(object({ key: string(), kind: picklist(settingKinds), doc: string() })),
  }),
);

const generated = (name: string) => readFile(hostPath('dist', name), 'utf8');
const readDeclared = async () => parse(declared, await generated('catalogue.json'));
const asJson = { 'Content-Type': 'application/json; charset=utf-8' };

/** The studios' previews: any tag on a page of its own, under the suite's strict policy. */
function mountPreview({ suite, cardFields }: ConsoleOptions): Hono {
  const app = new Hono();
  app.get(`${previewPath}/:tag`, async (context) => {
    const url = new URL(context.req.url);
    const tag = context.req.param('tag');
    const { widgets } = await readDeclared();
    if (!widgets.some((widget) => widget.tag === tag)) return context.notFound();
    context.header('Content-Security-Policy', strictPolicy(cardFields));
    context.header('Cache-Control', 'no-cache');
    context.header('Referrer-Policy', 'same-origin');
    return context.html(
      previewDocument({
        tag,
        lang: languageOf(url.searchParams.get('lang') ?? undefined),
        words: url.searchParams.get('words') === 'built-in' ? 'built-in' : 'plain',
        account: url.searchParams.get('account') ?? undefined,
        suite,
        api: url.origin,
      }),
    );
  });
  return app;
}

/**
 * Serves the console's page, what it reads about the packages, and its previews; the console's
 * calls are part of the reference API. The schema of the settings is public, for editors.
 */
export function mountConsole(options: ConsoleOptions): Hono {
  const app = new Hono();
  app.use('/console/*', options.access);
  app.get('/console', (context) => {
    context.header('Content-Security-Policy', consolePolicy);
    context.header('Cache-Control', 'no-cache');
    context.header('Referrer-Policy', 'no-referrer');
    return context.html(consoleDocument.markup);
  });
  app.get('/console/', (context) => context.redirect('/console', 301));
  for (const name of ['catalogue.json', 'sentences.json']) {
    app.get(`/console/${name}`, async (context) =>
      context.body(await generated(name), 200, asJson),
    );
  }
  app.get(schemaPath, async (context) => {
    const { settings } = await readDeclared();
    return context.body(JSON.stringify(settingsSchema(settings), null, 2), 200, {
      'Content-Type': 'application/schema+json; charset=utf-8',
    });
  });
  app.route('/', mountPreview(options));
  return app;
}
