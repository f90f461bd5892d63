import { describe, expect, it } from 'vitest';
import { contrast, themeNotes, type PaintedTheme } from './theme-notes';

const white = [255, 255, 255];
const green = [31, 90, 76];
const yellow = [255, 212, 0];

const readable: PaintedTheme = {
  surface: white,
  brand: green,
  accent: green,
  fill: green,
  own: {},
};

describe('[POR-088] what is told about the colours of a page', () => {
  it('is nothing while all can be read', () => {
    expect(themeNotes(readable)).toEqual([]);
  });

  it('is the brand that is too pale for text, and the colour in its place', () => {
    const notes = themeNotes({ ...readable, brand: yellow, fill: yellow, accent: [122, 100, 0] });
    expect(notes).toEqual([
      '--portico-color-brand: #ffd400 has a contrast of 1.4:1 on #ffffff, and text needs 4.5:1. ' +
        'Links, outlines and the focus ring are drawn in #7a6400.',
    ]);
  });

  it('is the fill that replaces a brand too dark for a dark surface', () => {
    const notes = themeNotes({
      ...readable,
      surface: [20, 23, 27],
      accent: [142, 203, 179],
      fill: [47, 127, 101],
    });
    expect(notes).toEqual([
      expect.stringContaining('are drawn in #8ecbb3'),
      expect.stringContaining('buttons are filled with #2f7f65'),
    ]);
  });

  it('is each colour used as it is that is too weak', () => {
    const pale = [180, 180, 180];
    const notes = themeNotes({
      ...readable,
      own: { '--portico-color-text': pale, '--portico-color-focus': pale },
    });
    expect(notes).toEqual([
      '--portico-color-text: #b4b4b4 has a contrast of 2.1:1 on #ffffff, and needs 4.5:1. Choose another colour.',
      '--portico-color-focus: #b4b4b4 has a contrast of 2.1:1 on #ffffff, and needs 3:1. Choose another colour.',
    ]);
  });
});

it('the contrast of black and white is 21, in either order', () => {
  expect(contrast([0, 0, 0], white)).toBe(21);
  expect(contrast(white, [0, 0, 0])).toBe(21);
});
