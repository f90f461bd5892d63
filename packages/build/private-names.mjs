/**
 * Properties that only Portico's own code of one build reads, each by its plain name. The CDN's files
 * say them in two signs: a minifier cannot know that nobody else reads them, and a first screen's
 * bytes count. None of them stands on the wire, in a storage, in an event, in what two versions share
 * on a page, in the DOM or in React; `private-names.test.ts` watches over that.
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
  'visited',
  'watching',
  'worded',
];

const signs = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** What terser is told: which names, and what each becomes, the same in every file. */
export function shortNames() {
  const props = Object.fromEntries(
    privateNames.map((name, index) => [`$${name}`, `$${signs[index]}`]),
  );
  return {
    mangle: { properties: { regex: new RegExp(`^(${privateNames.join('|')})$`) } },
    nameCache: { props: { props } },
  };
}
