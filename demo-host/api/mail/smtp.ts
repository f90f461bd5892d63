import { createTransport } from 'nodemailer';
import type { Delivery } from './mail';

const sender = 'Cedar Valley Credit <service@cedarvalley.example>';

/**
 * Delivers by the SMTP server that the environment names: SMTP_URL (`smtp://user:password@host:port`)
 * and MAIL_FROM. Undefined without one; mail then stays in the outbox.
 */
export function smtpDelivery(env: NodeJS.ProcessEnv): Delivery | undefined {
  const url = env['SMTP_URL'];
  if (!url) return undefined;
  const transport = createTransport(url);
  const from = env['MAIL_FROM'] ?? sender;
  return (message) => transport.sendMail({ from, ...message });
}
