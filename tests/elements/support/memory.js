import { sendMessageWaitForResponse } from '/__web-dev-server__web-socket.js';

/** What is in use in this tab: bytes of the heap, nodes and event listeners. */
export async function memory() {
  const sessionId = new URL(location.href).searchParams.get('wtr-session-id');
  const { result } = await sendMessageWaitForResponse({
    type: 'wtr-command',
    sessionId,
    command: 'memory',
  });
  return result;
}
