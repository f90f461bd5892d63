import { defineWidget } from '@portico/element';
import { sessionTexts } from './session.sentences';
import { SessionView } from './session.view';

/**
 * Shows the borrower's name and Log out, or a link to sign in; warns before a timeout.
 *
 * @fires portico-signed-out
 * @fires portico-navigate
 * @csspart greeting - The sentence with the borrower's name.
 * @reservedHeight 48
 */
export const sessionWidget = defineWidget({
  tag: 'portico-session',
  properties: {},
  texts: [sessionTexts],
  skeleton: { rows: 1 },
  drawsWithoutSetup: true,
  hostsSession: true,
  view: SessionView,
});
