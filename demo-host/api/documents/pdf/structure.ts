import { PDFName, type PDFArray, type PDFDocument, type PDFRef } from 'pdf-lib';

/** A piece of a page's content: the page's index, and the number of its marked content there. */
export type Marked = { readonly page: number; readonly mark: number };

/** The standard structure types in use (ISO 32000-1, 14.8.4). */
export type StructureType = 'Document' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD';

/** An element of the structure tree; its children are in the order of reading. */
export type Element = {
  readonly type: StructureType;
  /** Of a header cell: what it is the header of. */
  readonly scope?: 'Row' | 'Column';
  readonly children: (Element | Marked)[];
};

/** Adds an element to its parent. */
export function addElement(
  parent: Element,
  type: StructureType,
  scope?: Element['scope'],
): Element {
  const element: Element = { type, children: [], ...(scope && { scope }) };
  parent.children.push(element);
  return element;
}

const isElement = (child: Element | Marked): child is Element => 'type' in child;

/**
 * Writes the structure tree into the file (ISO 32000-1, 14.7): each element with its parent and
 * content, and for each page which element owns each piece of its content.
 */
export function writeStructure(pdf: PDFDocument, root: Element): void {
  const { context } = pdf;
  const pages = pdf.getPages().map(({ ref }) => ref);
  const owners: PDFRef[][] = pages.map(() => []);

  function write(element: Element, parent: PDFRef): PDFRef {
    const self = context.nextRef();
    const kids = context.obj([]);
    for (const child of element.children) {
      if (isElement(child)) kids.push(write(child, self));
      else addContent(kids, child, self);
    }
    const { type, scope } = element;
    context.assign(
      self,
      context.obj({
        Type: 'StructElem',
        S: type,
        P: parent,
        K: kids,
        ...(scope && { A: { O: 'Table', Scope: scope } }),
      }),
    );
    return self;
  }

  function addContent(kids: PDFArray, { page, mark }: Marked, owner: PDFRef): void {
    const of = owners[page];
    if (of) of[mark] = owner;
    kids.push(context.obj({ Type: 'MCR', Pg: pages[page] ?? null, MCID: mark }));
  }

  const tree = context.nextRef();
  const document = write(root, tree);
  const numbers = owners.flatMap((refs, page) => [page, context.register(context.obj(refs))]);
  const parents = context.register(context.obj({ Nums: numbers }));
  context.assign(
    tree,
    context.obj({
      Type: 'StructTreeRoot',
      K: [document],
      ParentTree: parents,
      ParentTreeNextKey: pages.length,
    }),
  );
  pdf.catalog.set(PDFName.of('StructTreeRoot'), tree);
  pdf.catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
}
