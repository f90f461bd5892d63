// app/api/[...path]/route.ts
import { startServer } from './server';

const server = startServer('file:portico.db', 'portico.key', async ({ email }, code) => {
  await fetch('https://mail.example/send', {
    method: 'POST',
    body: JSON.stringify({ to: email, text: `Your security code is ${code}.` }),
  });
});

const answer = async (request: Request): Promise<Response> => (await server).fetch(request);

export { answer as GET, answer as POST, answer as PUT, answer as DELETE, answer as OPTIONS };
