import {
  decodePDFRawStream,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  type PDFPage,
} from 'pdf-lib';

/** A piece of text on a printed page. */
export type PrintedText = {
  readonly text: string;
  /** From the top of the page to the line that the letters stand on, in points. */
  readonly top: number;
};

/** The characters of a font by the code that a page shows them with: four hexadecimal digits. */
type Characters = ReadonlyMap<string, string>;

const numbers = (text: string) => text.trim().split(/\s+/).map(Number);

const code = (value: number) => value.toString(16).padStart(4, '0');

/** The texts of each page of a PDF that Chromium has printed, in the order of its content. */
export async function printedPages(bytes: Uint8Array): Promise<readonly PrintedText[][]> {
  const pdf = await PDFDocument.load(bytes);
  return pdf.getPages().map((page) => textsOf(page));
}

function textsOf(page: PDFPage): PrintedText[] {
  const fonts = fontsOf(page);
  const height = page.getHeight();
  const content = contentOf(page.node.lookup(PDFName.of('Contents')));
  const texts: PrintedText[] = [];
  const saved: { readonly scale: number; readonly shift: number }[] = [];
  let place = { scale: 1, shift: 0 };
  for (const [, moved, stack, text] of content.matchAll(
    /^(.+) cm$|^(q|Q)$|^BT\n([\s\S]*?)^ET$/gm,
  )) {
    if (moved !== undefined) {
      const [, , , scale = 1, , shift = 0] = numbers(moved);
      place = { scale: place.scale * scale, shift: place.scale * shift + place.shift };
    } else if (stack === 'q') saved.push(place);
    else if (stack === 'Q') place = saved.pop() ?? place;
    else if (text !== undefined) {
      const at = numbers(/^(.+) Tm$/m.exec(text)?.[1] ?? '')[5] ?? 0;
      texts.push({
        text: shownBy(text, fonts),
        top: height - (place.scale * at + place.shift),
      });
    }
  }
  return texts;
}

/** The characters of a piece, which can be of several fonts. */
function shownBy(text: string, fonts: ReadonlyMap<string, Characters>): string {
  let font: Characters | undefined;
  let shown = '';
  for (const [, name, hex = ''] of text.matchAll(/^\/(\S+) \S+ Tf$|<([0-9a-f]+)> Tj/gim)) {
    if (name !== undefined) font = fonts.get(name);
    else shown += font?.get(hex.toLowerCase().padStart(4, '0')) ?? '';
  }
  return shown;
}

function contentOf(stream: unknown): string {
  if (!(stream instanceof PDFRawStream)) return '';
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
}

function fontsOf(page: PDFPage): ReadonlyMap<string, Characters> {
  const fonts = page.node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict);
  return new Map(
    fonts?.keys().map((name) => {
      const map = fonts.lookup(name, PDFDict).lookup(PDFName.of('ToUnicode'));
      return [name.decodeText(), charactersOf(contentOf(map))];
    }),
  );
}

/** The table of a font: single codes, and ranges of them. */
function charactersOf(table: string): Characters {
  const characters = new Map<string, string>();
  const lines = /^<([0-9a-f]+)>(?: <([0-9a-f]+)>)? <([0-9a-f]+)>$/gim;
  const body = table.slice(table.indexOf('endcodespacerange'));
  for (const [, first = '', last = first, shown = ''] of body.matchAll(lines)) {
    const from = Number.parseInt(first, 16);
    // More than one unit is a ligature; of a range, the last unit counts up.
    const units = shown.match(/.{4}/g)?.map((unit) => Number.parseInt(unit, 16)) ?? [];
    const end = units.pop() ?? 0;
    for (let at = from; at <= Number.parseInt(last, 16); at += 1) {
      characters.set(code(at), String.fromCharCode(...units, end + at - from));
    }
  }
  return characters;
}
