/**
 * Properties that only Portico's own code of one build reads, each by its plain name. In the CDN
 * files they are shortened to two characters: a minifier cannot know that no other code reads them.
 * None of them is used in API data, storage, an event, the state that two versions share on a page,
 * the DOM or React; `private-names.test.ts` checks that.
 */
export const privateNames = [
  'adornment',
  'asBuilt',
  'delivery',
  'describedBy',
  'drawsWithoutSetup',
  'endSession',
  'environment',
  'exchange',
  'fromText',
  'fromValue',
  'hasPassword',
  'hideLabel',
  'hostsSession',
  'loadSetup',
  'loadTexts',
  'notes',
  'onDispose',
  'openChannel',
  'postSignIn',
  'prepare',
  'randomId',
  'showLabel',
  'skeleton',
  'startSession',
  'takeArrival',
  'tellEnd',
  'unsaved',
  'updateSession',
  'watching',
  'worded',
];

const characters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Terser options: which names to shorten, and their short names, the same in every file. */
export function shortNames() {
  const props = Object.fromEntries(
    privateNames.map((name, index) => [`$${name}`, `$${characters[index]}`]),
  );
  return {
    mangle: { properties: { regex: new RegExp(`^(${privateNames.join('|')})$`) } },
    nameCache: { props: { props } },
  };
}
