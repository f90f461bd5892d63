// app/api/[...path]/route.ts
import { startServer } from './server';

const data = process.env['DATA_FOLDER'] ?? '.data';

const server = startServer(
  `file:${data}/portico.db`,
  `${data}/portico.key`,
  `${data}/files`,
  async ({ email }, code) => {
    await fetch('https://mail.example/send', {
      method: 'POST',
      body: JSON.stringify({ to: email, text: `Your security code is ${code}.` }),
    });
  },
);

const answer = async (request: Request): Promise<Response> => (await server).fetch(request);

export {
  answer as GET,
  answer as HEAD,
  answer as POST,
  answer as PUT,
  answer as PATCH,
  answer as DELETE,
  answer as OPTIONS,
};
