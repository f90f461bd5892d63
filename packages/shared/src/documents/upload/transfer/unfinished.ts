import type { Core } from '@portico/core/internal';
import type { UnfinishedUpload } from '../upload.state';
import { openRequest } from './request';
import type { UploadAddresses } from './upload-addresses';

/**
 * The uploads that an earlier page of the session has not finished. What they are of is asked of the
 * server, so that nothing about a file or an account is stored in the browser.
 */
export async function findUnfinished(
  core: Core,
  addresses: UploadAddresses,
): Promise<readonly UnfinishedUpload[]> {
  const found = await Promise.all(addresses.all().map((url) => unfinishedAt(core, addresses, url)));
  return found.filter((one) => one !== undefined);
}

async function unfinishedAt(
  core: Core,
  addresses: UploadAddresses,
  url: string,
): Promise<UnfinishedUpload | undefined> {
  try {
    const request = openRequest(core, 'HEAD', url);
    request.setHeader('Tus-Resumable', '1.0.0');
    const response = await request.send(null);
    const size = Number(response.getHeader('Upload-Length') ?? NaN);
    const sent = Number(response.getHeader('Upload-Offset') ?? NaN);
    if (response.getStatus() >= 400 || sent >= size) addresses.remove(url);
    else if (sent < size) return read(url, response.getHeader('Upload-Metadata'), { size, sent });
  } catch {
    // The server cannot be reached now; the address stays for the file's next transfer.
  }
  return undefined;
}

function read(
  url: string,
  metadata: string | undefined,
  bytes: { readonly size: number; readonly sent: number },
): UnfinishedUpload | undefined {
  const values = (metadata ?? '').split(',').map((pair) => {
    const [name = '', encoded = ''] = pair.trim().split(' ');
    return [name, fromBase64(encoded)] as const;
  });
  const { path, FileTypeID, filename, filetype, ...fields }: Record<string, string> =
    Object.fromEntries(values.filter(([name]) => name !== ''));
  if (path === undefined || filename === undefined || FileTypeID === undefined) return undefined;
  return { url, target: { path, fields }, fileTypeId: FileTypeID, name: filename, ...bytes };
}

function fromBase64(encoded: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(encoded), (one) => one.charCodeAt(0)));
}
