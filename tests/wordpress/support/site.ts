import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { wordpressOutput } from '../../../packages/wordpress/make/wordpress.mjs';
import { until, type Database } from './database';

const run = promisify(execFile);
const here = fileURLToPath(new URL('.', import.meta.url));

/** Where Debian's package has WordPress. */
const debian = '/usr/share/wordpress';

export type Theme = 'tiny-block' | 'tiny-classic';

/** A WordPress of its own, with a theme, that serves. */
export type Site = {
  readonly url: string;
  /** Of WordPress. */
  readonly folder: string;
  /** Runs PHP in WordPress, as its administrator; resolves to what it prints. */
  readonly php: (code: string) => Promise<string>;
  /** Publishes a page; resolves to its address. */
  readonly publish: (title: string, content: string) => Promise<string>;
  readonly stop: () => Promise<void>;
};

export type SiteOptions = {
  readonly name: string;
  readonly theme: Theme;
  readonly network?: boolean;
};

/** Installs WordPress with the built plugin, activated, and serves it on a free port. */
export async function startSite(
  parent: string,
  database: Database,
  { name, theme, network = false }: SiteOptions,
): Promise<Site> {
  const folder = join(parent, name);
  cpSync(debian, folder, {
    recursive: true,
    dereference: true,
    filter: (file) => !/\.htaccess$|plugins\/./.test(file),
  });
  cpSync(join(here, '../themes'), join(folder, 'wp-content/themes'), { recursive: true });
  const port = await freePort();
  // WordPress knows a network's sites by this name.
  const host = `localhost:${port}`;
  await database.create(name);
  const configure = (isNetwork: boolean) =>
    writeFileSync(
      join(folder, 'wp-config.php'),
      configuration({ name, socket: database.socket, host, isNetwork }),
    );
  configure(false);
  const prepare = join(here, 'install.php');
  await run('php', [prepare, folder, theme, wordpressOutput, ...(network ? [host] : [])]);
  configure(network);
  const php = async (code: string) => {
    const start = `$_SERVER['HTTP_HOST']='${host}';require '${folder}/wp-load.php';require_once ABSPATH.'wp-admin/includes/admin.php';wp_set_current_user(1);`;
    const { stdout } = await run('php', ['-d', 'display_errors=stderr', '-r', start + code]);
    return stdout;
  };
  const error = await php(
    `$error=activate_plugin('portico/portico.php','',${network});echo is_wp_error($error)?$error->get_error_message():'';`,
  );
  if (error !== '') throw new Error(error);
  // WordPress' own files for networks have notices under newer versions of PHP.
  const server = await serve(folder, host, network ? '0' : '1');
  return {
    ...{ url: `http://${host}`, folder, php, stop: server },
    publish: (title, content) =>
      php(
        `echo get_permalink(wp_insert_post(wp_slash(['post_type'=>'page','post_status'=>'publish','post_title'=>${quoted(title)},'post_content'=>${quoted(content)}])));`,
      ),
  };
}

/** A text as PHP's. */
export const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

type Configuration = {
  readonly name: string;
  readonly socket: string;
  readonly host: string;
  readonly isNetwork: boolean;
};

/** The configuration: WordPress looks nothing up outside of this machine, and reports every notice. */
function configuration({ name, socket, host, isNetwork }: Configuration): string {
  const constants = {
    ...{ DB_NAME: name, DB_USER: 'root', DB_PASSWORD: '', DB_HOST: `localhost:${socket}` },
    ...{ WP_HOME: `http://${host}`, WP_SITEURL: `http://${host}` },
    ...{ DISABLE_WP_CRON: true, WP_HTTP_BLOCK_EXTERNAL: true, AUTOMATIC_UPDATER_DISABLED: true },
    ...{ WP_DEBUG: true, WP_DEBUG_DISPLAY: null, FS_METHOD: 'direct' },
    ...(isNetwork && {
      ...{ MULTISITE: true, SUBDOMAIN_INSTALL: false, DOMAIN_CURRENT_SITE: host },
      ...{ PATH_CURRENT_SITE: '/', SITE_ID_CURRENT_SITE: 1, BLOG_ID_CURRENT_SITE: 1 },
    }),
  };
  const lines = Object.entries(constants).map(
    ([key, value]) => `define('${key}',${typeof value === 'string' ? quoted(value) : value});`,
  );
  return `<?php\n${lines.join('\n')}
$table_prefix='wp_';
$_SERVER['HTTP_HOST'] ??= ${quoted(host)};
defined('ABSPATH')||define('ABSPATH',__DIR__.'/');
require_once ABSPATH.'wp-settings.php';\n`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

/** Serves a folder by PHP's own server, several requests at a time, with or without notices in the pages. */
async function serve(folder: string, host: string, notices: string): Promise<() => Promise<void>> {
  const server = spawn('php', ['-d', `display_errors=${notices}`, '-S', host, '-t', folder], {
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
    stdio: 'ignore',
    // Its workers end with its group.
    detached: true,
  });
  const ended = once(server, 'exit');
  await until(() =>
    fetch(`http://${host}/readme.html`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return async () => {
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM');
    await ended;
  };
}
