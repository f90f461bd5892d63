import { sequence } from '@portico/rules';

/** What is meant by names that are written in another way than the suite's. */
const meanings: Readonly<Record<string, readonly string[]>> = {
  signin: ['login'],
  logon: ['login', 'sign-in'],
  login: ['sign-in'],
  signup: ['register', 'registration'],
  enroll: ['register', 'registration'],
  registration: ['register'],
  register: ['registration'],
  home: ['dashboard', 'accounts'],
  overview: ['dashboard', 'accounts'],
  accounts: ['dashboard'],
  dashboard: ['accounts'],
  pay: ['payment'],
  receipt: ['paymentConfirm', 'payment-confirmation'],
  confirmation: ['paymentConfirm', 'payment-confirmation'],
  loan: ['loanDetails', 'loan-details'],
  statements: ['documentCenter', 'document-center'],
  branches: ['locations', 'branch-locator'],
  branchlocator: ['locations'],
  locations: ['branch-locator'],
  contact: ['messages'],
  inbox: ['messages'],
  help: ['faq'],
  forgotpassword: ['recovery'],
  passwordreset: ['recovery'],
  unsubscribe: ['optOut', 'opt-out'],
  language: ['locale'],
  lang: ['locale'],
  url: ['api'],
};

/** Words of style properties that say the same. */
const sameWords: Readonly<Record<string, string>> = {
  primary: 'brand',
  colour: 'color',
  background: 'surface',
  bg: 'surface',
  error: 'danger',
  rounded: 'radius',
  corner: 'radius',
};

const prefix = /^(--)?portico-/;

/**
 * `"a"`, the nearest known name: one that means the same, has the same words, or differs by few
 * letters; without one, all if they are few.
 */
export function suggest(name: string, known: readonly string[]): string {
  const nearest =
    ofMeaning(name, known) ??
    ofWords(name, known, 1) ??
    ofLetters(name, known) ??
    ofWords(name, known, 0.5);
  if (nearest !== undefined) return `"${nearest}"`;
  if (known.length === 0) return 'nothing in its place';
  return known.length > 30 ? 'one of those listed there' : `one of: ${known.join(', ')}`;
}

function ofMeaning(name: string, known: readonly string[]): string | undefined {
  const [before = ''] = prefix.exec(name) ?? [];
  const word = name
    .slice(before.length)
    .replace(/[^a-z]/gi, '')
    .toLowerCase();
  const meant = Object.hasOwn(meanings, word) ? meanings[word] : undefined;
  return known.find((one) => meant?.some((other) => one === before + other));
}

/** One that shares this part of the words of both, in any order. */
function ofWords(name: string, known: readonly string[], share: number): string | undefined {
  const own = wordsOf(name);
  return known.find((one) => {
    const words = wordsOf(one);
    const common = [...words].filter((word) => own.has(word)).length;
    return common > 0 && common / (own.size + words.size - common) >= share;
  });
}

function wordsOf(name: string): ReadonlySet<string> {
  const words = name
    .replace(prefix, '')
    .replace(/([a-z])(?=[A-Z])/g, '$1-')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  return new Set(words.map((word) => sameWords[word] ?? word));
}

function ofLetters(name: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((one) => ({ one, distance: distanceOf(name.toLowerCase(), one.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  // A short name is within two replacements of names with which it has no letter in common.
  const isSimilar = best && best.distance < Math.max(name.length, best.one.length);
  return isSimilar && best.distance <= Math.max(2, name.length / 3) ? best.one : undefined;
}

/** How many characters must be added, removed or replaced. */
function distanceOf(from: string, to: string): number {
  const others = [...to];
  let row = sequence(to.length + 1, (index) => index);
  [...from].forEach((letter, index) => {
    const next = [index + 1];
    others.forEach((other, column) => {
      const above = row[column + 1] ?? 0;
      const diagonal = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(above + 1, (next[column] ?? 0) + 1, diagonal));
    });
    row = next;
  });
  return row.at(-1) ?? 0;
}
