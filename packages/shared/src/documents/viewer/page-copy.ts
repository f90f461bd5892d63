import type { Core } from '@portico/core/internal';
import { addressOf } from '../document-address';
import type { ListedDocument } from '../documents-source';
import type { ShownFormat } from './can-show-in-page';

const mediaTypes: Readonly<Record<ShownFormat, string>> = {
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
};

/** A copy of a document in the page's memory, with an address for as long as it is not released. */
export type PageCopy = { readonly address: string; readonly release: () => void };

/**
 * Fetches a document for showing it within the page; undefined if the page may not, or if the answer
 * is no such document. The copy has the media type of its format whatever the answer's is, so that
 * no content runs as HTML.
 */
export async function pageCopyOf(
  core: Core,
  listed: ListedDocument,
  format: ShownFormat,
  signal: AbortSignal,
): Promise<PageCopy | undefined> {
  const address = await addressOf(core, listed);
  if (!address.ok) return undefined;
  try {
    const response = await core.environment.fetch(address.value, { method: 'GET', signal });
    if (!response.ok || isPage(response)) return undefined;
    const blob = new Blob([await response.arrayBuffer()], { type: mediaTypes[format] });
    return format === 'pdf' ? objectCopy(blob) : await dataCopy(blob);
  } catch {
    return undefined;
  }
}

/** An error page, for example. */
function isPage({ headers }: Response): boolean {
  return /^text\//i.test(headers.get('content-type') ?? '');
}

function objectCopy(blob: Blob): PageCopy {
  const address = URL.createObjectURL(blob);
  return { address, release: () => URL.revokeObjectURL(address) };
}

/** A page's policy allows pictures from `data:` rather than from `blob:` or the API. */
function dataCopy(blob: Blob): Promise<PageCopy | undefined> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onloadend = () => {
      const address = reader.result;
      resolve(typeof address === 'string' ? { address, release: () => undefined } : undefined);
    };
    reader.readAsDataURL(blob);
  });
}
