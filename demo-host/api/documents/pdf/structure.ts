import { PDFName, type PDFDocument, type PDFRef } from 'pdf-lib';

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

  /** What the file says of an element's content: nearly always one piece on one page. */
  function contentOf(children: Element['children'], self: PDFRef) {
    const [first] = children;
    if (first && children.length === 1 && !isElement(first)) {
      own(first, self);
      return { K: first.mark, Pg: pages[first.page] ?? null };
    }
    return {
      K: children.map((child) => (isElement(child) ? write(child, self) : mcr(child, self))),
    };
  }

  function own({ page, mark }: Marked, owner: PDFRef): void {
    const of = owners[page];
    if (of) of[mark] = owner;
  }

  function mcr(marked: Marked, owner: PDFRef) {
    own(marked, owner);
    return context.obj({ Type: 'MCR', Pg: pages[marked.page] ?? null, MCID: marked.mark });
  }

  function write({ type, scope, children }: Element, parent: PDFRef): PDFRef {
    const self = context.nextRef();
    const attributes = scope && { A: { O: 'Table', Scope: scope } };
    const content = contentOf(children, self);
    context.assign(
      self,
      context.obj({ Type: 'StructElem', S: type, P: parent, ...content, ...attributes }),
    );
    return self;
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
