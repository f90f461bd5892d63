import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  type PDFObject,
} from 'pdf-lib';

/** An element of a PDF's structure tree, with its text. */
export type ReadElement = {
  readonly type: string;
  readonly scope: string | undefined;
  readonly children: readonly ReadElement[];
  /** Its own text, without that of its children. */
  readonly text: string;
};

/** A piece of a page's content: a marked one, or one that is no part of the text. */
type Piece = { readonly mark: number | undefined; readonly text: string };

/** A PDF as a screen reader finds it. */
export type ReadPdf = {
  readonly title: string | undefined;
  readonly language: string | undefined;
  readonly isMarked: boolean;
  readonly root: ReadElement;
  /** The texts of each page in the order of its content. */
  readonly pages: readonly (readonly Piece[])[];
  /** Pieces that the parent tree gives to another element than the structure tree does. */
  readonly strays: number;
};

const decoded = (hex: string): string =>
  Buffer.from(hex, 'hex').toString('latin1').replaceAll('\x97', '—');

/** The pieces of a content stream. Throws for text that is neither marked nor an artifact. */
function piecesOf(content: string): Piece[] {
  const pieces: Piece[] = [];
  const outside = content.replace(/(\/\w+ <<[^>]*>>) BDC([\s\S]*?)EMC/g, (_all, tag, body) => {
    const mark = /MCID (\d+)/.exec(String(tag))?.[1];
    const lines = [...String(body).matchAll(/\[([^\]]*)\] TJ/g)].map(([, shown = '']) =>
      [...shown.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex = '']) => decoded(hex)).join(''),
    );
    const text = lines.map((one) => one.trim()).join(' ');
    if (lines.length > 0)
      pieces.push({ mark: mark === undefined ? undefined : Number(mark), text });
    return '';
  });
  if (/TJ/i.test(outside)) throw new Error('Text outside of marked content');
  return pieces;
}

export async function readPdf(bytes: Uint8Array | ArrayBuffer): Promise<ReadPdf> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const { context, catalog } = pdf;
  const sheets = pdf.getPages().map(({ node, ref }) => {
    const stream = node.lookup(PDFName.of('Contents'));
    if (!(stream instanceof PDFRawStream)) throw new Error('A page without content');
    const content = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
    return { ref, node, pieces: piecesOf(content) };
  });
  const owners = new Map<string, string>();

  function textOf(page: PDFObject | undefined, mark: number, owner: PDFRef): string {
    const index = sheets.findIndex(({ ref }) => ref === page);
    owners.set(`${index} ${mark}`, owner.toString());
    return sheets[index]?.pieces.find((piece) => piece.mark === mark)?.text ?? '';
  }

  function elementOf(ref: PDFRef): ReadElement {
    const dict = context.lookup(ref, PDFDict);
    const kids = dict.lookup(PDFName.of('K'));
    const all = kids instanceof PDFArray ? kids.asArray() : kids ? [kids] : [];
    const children: ReadElement[] = [];
    const texts: string[] = [];
    for (const kid of all) {
      if (kid instanceof PDFNumber) {
        texts.push(textOf(dict.get(PDFName.of('Pg')), kid.asNumber(), ref));
      } else if (kid instanceof PDFRef) {
        children.push(elementOf(kid));
      } else if (kid instanceof PDFDict) {
        const mark = kid.lookup(PDFName.of('MCID'), PDFNumber).asNumber();
        texts.push(textOf(kid.get(PDFName.of('Pg')), mark, ref));
      }
    }
    const attributes = dict.lookupMaybe(PDFName.of('A'), PDFDict);
    return {
      type: dict.lookup(PDFName.of('S'), PDFName).decodeText(),
      scope: attributes?.lookupMaybe(PDFName.of('Scope'), PDFName)?.decodeText(),
      children,
      text: texts.join(' '),
    };
  }

  const tree = catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
  const [first] = tree.lookup(PDFName.of('K'), PDFArray).asArray();
  if (!(first instanceof PDFRef)) throw new Error('An empty structure tree');
  const root = elementOf(first);

  const numbers = tree
    .lookup(PDFName.of('ParentTree'), PDFDict)
    .lookup(PDFName.of('Nums'), PDFArray);
  const strays = sheets.flatMap(({ node, pieces }, index) => {
    const key = node.lookup(PDFName.of('StructParents'), PDFNumber).asNumber();
    const parents = numbers.lookup(2 * key + 1, PDFArray);
    return pieces.filter(
      ({ mark }) =>
        mark !== undefined && owners.get(`${index} ${mark}`) !== parents.get(mark).toString(),
    );
  });
  const info = catalog.lookupMaybe(PDFName.of('MarkInfo'), PDFDict);
  return {
    title: pdf.getTitle(),
    language: catalog.get(PDFName.of('Lang'))?.toString().replace(/[()]/g, ''),
    isMarked: info?.get(PDFName.of('Marked'))?.toString() === 'true',
    root,
    pages: sheets.map(({ pieces }) => pieces),
    strays: strays.length,
  };
}

/** Every element of a type, in the order of reading. */
export const elementsOf = (element: ReadElement, type: string): ReadElement[] => [
  ...(element.type === type ? [element] : []),
  ...element.children.flatMap((child) => elementsOf(child, type)),
];

/** Every text of an element and those below it, in the order of reading. */
export const textsOf = ({ text, children }: ReadElement): string[] => [
  ...(text === '' ? [] : [text]),
  ...children.flatMap(textsOf),
];
