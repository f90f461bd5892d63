import { PDFName, StandardFonts, type PDFDocument, type PDFFont } from 'pdf-lib';
import type { Element } from './structure';

/** US letter, in points. */
export const paper = { width: 612, height: 792, margin: 48 } as const;
export const textWidth = paper.width - 2 * paper.margin;

/** A font of a document, with the characters it has. */
export type Face = {
  readonly font: PDFFont;
  readonly characters: ReadonlySet<number>;
};

export type Faces = { readonly regular: Face; readonly bold: Face };

export async function embedFaces(pdf: PDFDocument): Promise<Faces> {
  const face = async (name: StandardFonts): Promise<Face> => {
    const font = await pdf.embedFont(name);
    return { font, characters: new Set(font.getCharacterSet()) };
  };
  return {
    regular: await face(StandardFonts.Helvetica),
    bold: await face(StandardFonts.HelveticaBold),
  };
}

const inks = { ink: '0.1 0.12 0.15', quiet: '0.35 0.38 0.42' } as const;

/** A line of text; `y` is its baseline, counted from the bottom of the page. */
export type Run = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly face: keyof Faces;
  readonly ink: keyof typeof inks;
};

/** Content that is no part of the document's text: rules, repeated headers, page numbers. */
const artifacts = {
  layout: '/Artifact <</Type /Layout>> BDC',
  pagination: '/Artifact <</Type /Pagination>> BDC',
} as const;

/** The pages of a document, written from the first to the last. */
export type Paper = {
  readonly addPage: () => void;
  readonly pageCount: () => number;
  /** Writes lines as one piece of an element's content. */
  readonly write: (owner: Element, runs: readonly Run[]) => void;
  /** Writes lines that are no part of the text, on the current page or the one given. */
  readonly writeArtifact: (runs: readonly Run[], page?: number) => void;
  /** Draws a horizontal rule across the text's width. */
  readonly rule: (y: number) => void;
  /** Puts the content into the pages. */
  readonly finish: () => void;
};

export function createPaper(pdf: PDFDocument, faces: Faces): Paper {
  const names = { regular: PDFName.of('F1'), bold: PDFName.of('F2') };
  const contents: { lines: string[]; marks: number }[] = [];
  const currentPage = () => contents.length - 1;

  const drawn = ({ text, x, y, size, face, ink }: Run): string => {
    const shown = faces[face].font.encodeText(text).toString();
    return `${inks[ink]} rg BT ${names[face].toString()} ${size} Tf 1 0 0 1 ${x.toFixed(2)} ${y.toFixed(2)} Tm ${shown} Tj ET`;
  };

  return {
    addPage: () => {
      const page = pdf.addPage([paper.width, paper.height]);
      page.node.setFontDictionary(names.regular, faces.regular.font.ref);
      page.node.setFontDictionary(names.bold, faces.bold.font.ref);
      page.node.set(PDFName.of('StructParents'), pdf.context.obj(contents.length));
      // A reader moves through the page in the order of the structure.
      page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
      contents.push({ lines: [], marks: 0 });
    },
    pageCount: () => contents.length,
    write: (owner, runs) => {
      const content = contents[currentPage()];
      if (!content || runs.length === 0) return;
      owner.children.push({ page: currentPage(), mark: content.marks });
      content.lines.push(
        `/${owner.type} <</MCID ${content.marks}>> BDC`,
        ...runs.map(drawn),
        'EMC',
      );
      content.marks += 1;
    },
    writeArtifact: (runs, page = currentPage()) => {
      contents[page]?.lines.push(artifacts.pagination, ...runs.map(drawn), 'EMC');
    },
    rule: (y) => {
      const ends = [paper.margin, paper.width - paper.margin].map((x) => `${x} ${y.toFixed(2)}`);
      contents[currentPage()]?.lines.push(
        artifacts.layout,
        `0.75 0.77 0.8 RG 0.5 w ${ends[0]} m ${ends[1]} l S`,
        'EMC',
      );
    },
    finish: () => {
      for (const [index, { node }] of pdf.getPages().entries()) {
        const stream = pdf.context.flateStream((contents[index]?.lines ?? []).join('\n'));
        node.set(PDFName.of('Contents'), pdf.context.register(stream));
      }
    },
  };
}
