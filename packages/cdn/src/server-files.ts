/** Configurations that make other servers send the same headers. */
import { suiteFolder } from './addresses';
import { cacheControl, ownHeaders, sharedHeaders } from './headers';

const common = Object.entries({ ...ownHeaders, ...sharedHeaders });

/** `_headers`, as Netlify, Cloudflare Pages and others read it; the rules do not overlap. */
export function headersFile(exact: readonly string[], moving: readonly string[]): string {
  const kept = [
    ...exact.map((name) => [name, cacheControl.forever] as const),
    ...moving.map((name) => [name, cacheControl.briefly] as const),
  ];
  return [
    [`/${suiteFolder}/*`, ...common.map(([name, value]) => `  ${name}: ${value}`)],
    ...kept.map(([name, value]) => [`/${suiteFolder}/${name}/*`, `  Cache-Control: ${value}`]),
  ]
    .map((lines) => `${lines.join('\n')}\n`)
    .join('');
}

/** A file for nginx's `conf.d`. Compressed files are next to the others. */
export function nginxFile(): string {
  const headers = common.map(([name, value]) => `  add_header ${name} "${value}" always;`);
  return `map $uri $portico_keeping {
  ~^/${suiteFolder}/\\d+\\.\\d+\\.\\d+/ "${cacheControl.forever}";
  default "${cacheControl.briefly}";
}
# First screens have no source map.
map $uri $portico_map {
  ~\\.(en|es)\\.js$ "";
  ~^/${suiteFolder}/\\d+\\.\\d+\\.\\d+/.*\\.js$ $uri.map;
  default "";
}
server {
  listen 8080;
  root /usr/share/nginx/html;
  include /etc/nginx/mime.types;
  charset utf-8;
  charset_types text/css text/javascript application/javascript application/json text/plain;
  gzip_static on;
  # With the brotli module: brotli_static on;
  gzip_vary on;
  add_header Cache-Control $portico_keeping;
  add_header SourceMap $portico_map;
${headers.join('\n')}
}
`;
}

/** An image that serves the folder: `docker build -t portico-cdn DIR`. */
export const containerFile = `FROM docker.io/nginxinc/nginx-unprivileged:stable-alpine
COPY nginx.conf /etc/nginx/conf.d/default.conf
COPY site /usr/share/nginx/html
EXPOSE 8080
`;
