import { describe, expect, it } from 'vitest';
import { differenceOf } from './difference.mjs';

const width = 4;

/** A picture of rows; each character is the colour of a pixel. */
function picture(...rows: readonly string[]) {
  const colours: Readonly<Record<string, readonly number[]>> = {
    '.': [255, 255, 255, 255],
    ',': [245, 250, 248, 255],
    '#': [0, 0, 0, 255],
  };
  const pixels = rows.flatMap((row) => Array.from(row, (colour) => colours[colour] ?? []).flat());
  return { width, height: rows.length, data: new Uint8ClampedArray(pixels) };
}

/** The pixels marked as changed: `x` for each. */
function marksOf({ data }: { readonly data: Uint8ClampedArray }): string[] {
  const marks = Array.from({ length: data.length / 4 }, (_, index) =>
    data[index * 4 + 1] === 0 ? 'x' : ' ',
  ).join('');
  return marks.match(/.{4}/g) ?? [];
}

/** As high as a line of text. */
const text = Array.from({ length: 8 }, () => '#..#');

describe('a difference', () => {
  it('is none between equal pictures, or where a few pixels differ faintly', () => {
    const none = { changed: 0, share: 0, moved: 0 };
    expect(differenceOf(picture('.##.'), picture('.##.'))).toMatchObject(none);
    expect(differenceOf(picture('.##.'), picture(',##.'))).toMatchObject(none);
  });

  it('is a faint area', () => {
    const rows = (row: string) => picture(...Array.from({ length: 30 }, () => row));
    expect(differenceOf(rows('....'), rows(',,,,'))).toMatchObject({ changed: 120, share: 1 });
  });

  it('marks the pixels that changed', () => {
    const difference = differenceOf(picture('....', '.##.'), picture('....', '.#.#'));
    expect(difference).toMatchObject({ changed: 2, share: 0.25, moved: 0 });
    expect(marksOf(difference)).toEqual(['    ', '  xx']);
  });

  it('marks an inserted part only, and says how far the rest moved down', () => {
    const before = picture('.##.', '....', ...text);
    const after = picture('.##.', '####', '....', ...text);
    const difference = differenceOf(before, after);
    expect(difference).toMatchObject({ changed: 4, moved: 1 });
    expect(marksOf(difference)).toEqual(['    ', 'xxxx', '    ', ...text.map(() => '    ')]);
  });

  it('counts a removed part, and says how far the rest moved up', () => {
    const before = picture('.##.', '####', ...text);
    const after = picture('.##.', ...text);
    expect(differenceOf(before, after)).toMatchObject({ changed: 4, moved: -1 });
  });

  it('says nothing of a move when only blank space or an edge is below', () => {
    const difference = differenceOf(
      picture('.##.', '#..#', '....'),
      picture('.##.', '.##.', '#..#', '....'),
    );
    expect(difference).toMatchObject({ changed: 4, moved: 0 });
  });
});
