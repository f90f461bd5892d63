import { writeWire, type Codec } from '@portico/contract';
import { answers, refused } from '@portico/contract/fixtures';
import { calls } from '../../size/answers';
import { allSettings } from '@portico/element/settings';

/** Stands for the text that a test chooses. */
export const mark = '\uE000text\uE000';

type Entries = Readonly<Record<string, unknown>>;

const entriesOf = (wire: unknown): Entries => Object.fromEntries(Object.entries(Object(wire)));

/** Settings that are a text, and those that are an address. */
const settings = Object.fromEntries(
  allSettings
    .filter(({ kind }) => ['text', 'richText', 'address', 'picture'].includes(kind))
    // It would lead the borrower away from every screen.
    .filter(({ key }) => key !== 'globalOptions.singleSignOnUrl')
    .map(({ key }) => [key, mark]),
);

function filledEntity({ fields = {}, nameOf = (key) => key }: Codec<unknown>, wire: unknown) {
  const usual = entriesOf(wire);
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => {
      const name = nameOf(key);
      if (key === 'gassySettings') return [name, { shared: settings, english: {}, spanish: {} }];
      return [name, key === 'errors' ? [] : filled(field, usual[name])];
    }),
  );
}

/** A wire value with the mark in place of each text; what the usual answer does not have is added. */
function filled(codec: Codec<unknown>, usual: unknown): unknown {
  switch (codec.kind) {
    case 'text':
      return mark;
    case 'entity':
      return filledEntity(codec, usual);
    case 'list': {
      const { of } = codec;
      const items = Array.isArray(usual) && usual.length > 0 ? usual : [undefined];
      return of ? items.map((item) => filled(of, item)) : [];
    }
    case 'choice':
      return usual ?? codec.options?.[0];
    case 'flag':
      return usual ?? false;
    case 'integer':
    case 'decimal':
    case 'amount':
      return usual ?? 1;
    case 'date':
      return usual ?? '2026-06-15';
    case 'dictionary': {
      const { of } = codec;
      // Words by language, of which English stands for each that is missing.
      const words = { ...entriesOf(usual), en: undefined };
      return of
        ? Object.fromEntries(
            Object.entries(words).map(([name, value]) => [name, filled(of, value)]),
          )
        : usual;
    }
    case 'json':
      return usual ?? { [mark]: mark };
  }
}

/** The path of each call → the body of an answer whose every text is the mark. */
export const filledBodies: ReadonlyMap<string, string> = new Map(
  calls.map((call) => {
    const answer = Object.entries(answers).find(([name]) => name === call.name)?.[1];
    const usual = answer && writeWire(call.response, answer());
    return [call.path, JSON.stringify(filled(call.response, usual))];
  }),
);

/** The body of a refusal whose code is the mark. */
export const refusedBody = JSON.stringify(refused(mark));
