/** What `npm start` is told: by PORT and its arguments. */
import { SetupError } from '../tests/setup/run-command.mjs';

/** The website, the page for card numbers and the uploaded documents are on ports in a row. */
const portCount = 3;
const usualPort = 4300;
const lastPort = 65_535 - (portCount - 1);

/** @param {string} [text] the value of PORT @throws {SetupError} */
export function readPort(text = String(usualPort)) {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= lastPort) return port;
  throw new SetupError(
    `PORT has to be a number up to ${lastPort}, not "${text}": try PORT=${usualPort} npm start.`,
  );
}

/**
 * Whether the seeded data is to be restored.
 *
 * @param {readonly string[]} args @throws {SetupError} for any other argument
 */
export function readFresh(args) {
  const unknown = args.find((arg) => arg !== '--fresh');
  if (unknown === undefined) return args.length > 0;
  throw new SetupError(
    `npm start has no argument "${unknown}": "npm start -- --fresh" restores the seeded data, ` +
      `"PORT=${usualPort + portCount} npm start" chooses another port.`,
  );
}

/** @param {number} taken the port that another program uses */
export function portTaken(taken) {
  return new SetupError(
    `Port ${taken} is in use: stop that program or choose others: ` +
      `PORT=${taken + portCount} npm start.`,
  );
}
