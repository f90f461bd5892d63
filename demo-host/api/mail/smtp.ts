import { createTransport } from 'nodemailer';
import type { Delivery } from './mail';

const sender = 'Cedar Valley Credit <service@cedarvalley.example>';

/** Delivers by SMTP. @param url `smtp://user:password@host:port` */
export function smtpDelivery(url: string, from = sender): Delivery {
  const transport = createTransport(url);
  return (message) => transport.sendMail({ from, ...message });
}
