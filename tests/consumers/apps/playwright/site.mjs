/** The lender's website: a page for each address. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

createServer(async ({ url }, response) => {
  const { pathname } = new URL(url, 'http://127.0.0.1');
  try {
    const page = await readFile(new URL(`site${pathname}.html`, import.meta.url));
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(page);
  } catch {
    response.writeHead(404).end();
  }
}).listen(4280, '127.0.0.1');
