import { SourceMap } from 'node:module';
import { brotliCompressSync } from 'node:zlib';

/**
 * The source files of the bytes in built files: for each, how much smaller its file would be after
 * brotli without it. React is left out, because it cannot be made smaller here.
 *
 * @param {ReadonlyMap<string, Buffer>} built  the files by name
 * @param {readonly string[]} files
 * @returns {{ source: string, raw: number, brotli: number }[]} largest first
 */
export function weighSources(built, files) {
  return files
    .filter((file) => built.has(`${file}.map`))
    .flatMap((file) => weighFile(built.get(file).toString(), mapOf(built, file)))
    .sort((a, b) => b.brotli - a.brotli);
}

function mapOf(built, file) {
  return new SourceMap(JSON.parse(built.get(`${file}.map`).toString()));
}

const isReact = (source) => /node_modules\/(?:react|react-dom|scheduler)\//.test(source ?? '');

function weighFile(text, map) {
  const sources = ownersOf(text, map);
  const own = [...text]
    .map((sign, index) => ({ sign, source: sources[index] }))
    .filter(({ source }) => !isReact(source));
  const code = own.map(({ sign }) => sign).join('');
  const whole = weight(code);
  return [...new Set(own.map(({ source }) => source))].map((source) => {
    const others = own.filter((one) => one.source !== source);
    const without = others.map(({ sign }) => sign).join('');
    return {
      source: (source ?? 'the build').replace(/^.*?(?=packages\/|node_modules\/)/, ''),
      raw: code.length - without.length,
      brotli: whole - weight(without),
    };
  });
}

/** The source of each character. */
function ownersOf(code, map) {
  return code
    .split('\n')
    .flatMap((line, number) =>
      Array.from(
        { length: line.length + 1 },
        (_, column) => map.findEntry(number, column).originalSource,
      ),
    );
}

function weight(text) {
  return brotliCompressSync(Buffer.from(text)).length;
}
