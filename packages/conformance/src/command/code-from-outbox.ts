import { array, object, safeParse, string } from 'valibot';

const mails = array(object({ text: string() }));

/** The newest code in the demo host's outbox. @param address of its console, with the secret */
export async function codeFromOutbox(address: string): Promise<string | undefined> {
  const { origin, searchParams } = new URL(address);
  const response = await fetch(`${origin}/console/api/outbox`, {
    headers: { Authorization: `Bearer ${searchParams.get('secret') ?? ''}` },
  }).catch(() => undefined);
  const body: unknown = response?.ok ? await response.json().catch(() => []) : [];
  const read = safeParse(mails, body);
  if (!read.success) return undefined;
  return read.output.map(({ text }) => /code is (\d{6})/.exec(text)?.[1]).find(Boolean);
}
