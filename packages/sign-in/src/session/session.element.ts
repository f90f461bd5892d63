import { defineWidget } from '@portico/element';
import { sessionTexts } from './session.sentences';
import { SessionView } from './session.view';

/** The borrower's name and Log out; it also hosts the page's timeout dialog. */
export const sessionWidget = defineWidget({
  tag: 'portico-session',
  summary: "Shows the borrower's name and Log out, or a link to sign in; warns before a timeout.",
  properties: {},
  events: ['portico-signed-out', 'portico-navigate'],
  settings: [],
  texts: [sessionTexts],
  parts: { greeting: "The sentence with the borrower's name." },
  skeleton: { rows: 1 },
  reservedHeight: 48,
  drawsWithoutSetup: true,
  hostsSession: true,
  view: SessionView,
});
