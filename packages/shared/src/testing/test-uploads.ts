import { resumableUploads } from '@portico/contract';

/** An upload request as it left the browser. */
export type SentRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
};

/** An answer; 'lost' breaks the connection when half of the file is sent. */
export type TestAnswer =
  | {
      readonly status: number;
      readonly body?: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | 'lost'
  /** The connection breaks after the whole file was sent. */
  | 'unanswered'
  /** No answer, until the request is aborted. */
  | 'held';

/** Answers some requests differently; undefined answers as usual. */
export type Fault = (request: SentRequest) => TestAnswer | undefined;

type StoredUpload = { readonly size: number; readonly metadata: string; offset: number };

/** A server for uploads in place of XMLHttpRequest: multipart, and tus unless `tus` is false. */
export function createTestUploads({ tus = true }: { readonly tus?: boolean } = {}) {
  const requests: SentRequest[] = [];
  const uploads = new Map<string, StoredUpload>();
  let fault: Fault = () => undefined;

  const answer = (request: SentRequest): TestAnswer => {
    const { method, url, headers, body } = request;
    const failed = fault(request);
    if (failed) return failed;
    const path = url.slice(new URL(url).origin.length);
    if (!path.startsWith(resumableUploads)) return { status: 200 };
    if (!tus) return { status: 404 };
    if (method === 'POST') {
      const address = `${resumableUploads}/${uploads.size + 1}`;
      const size = Number(headers['Upload-Length']);
      uploads.set(address, { size, metadata: headers['Upload-Metadata'] ?? '', offset: 0 });
      return { status: 201, headers: { Location: address } };
    }
    const upload = uploads.get(path);
    if (!upload) return { status: 404 };
    if (method === 'DELETE') uploads.delete(path);
    if (method === 'PATCH' && body instanceof Blob) upload.offset += body.size;
    return {
      status: method === 'HEAD' ? 200 : 204,
      headers: {
        'Upload-Offset': String(upload.offset),
        'Upload-Length': String(upload.size),
        'Upload-Metadata': upload.metadata,
      },
    };
  };

  const receive = (request: SentRequest) => {
    requests.push(request);
    return answer(request);
  };

  return {
    requests,
    uploads,
    /** The requests of a method, of multipart or tus. */
    requestsOf: (method: string) => requests.filter((request) => request.method === method),
    answerBy: (next: Fault) => {
      fault = next;
    },
    XMLHttpRequest: requestsTo(receive),
  };
}

export type TestUploads = ReturnType<typeof createTestUploads>;

/** A class in place of XMLHttpRequest whose requests are received by a function. */
function requestsTo(receive: (request: SentRequest) => TestAnswer) {
  return class extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    #request: SentRequest = { method: '', url: '', headers: {}, body: null };
    #answerHeaders: Readonly<Record<string, string>> = {};
    #ended = false;

    open(method: string, url: string) {
      this.#request = { ...this.#request, method, url };
    }

    setRequestHeader(name: string, value: string) {
      this.#request = { ...this.#request, headers: { ...this.#request.headers, [name]: value } };
    }

    getResponseHeader(name: string): string | null {
      return this.#answerHeaders[name] ?? null;
    }

    send(body: unknown) {
      this.#request = { ...this.#request, body };
      queueMicrotask(() => {
        if (!this.#ended) this.#end(receive(this.#request));
      });
    }

    abort() {
      if (this.#ended) return;
      this.#ended = true;
      this.dispatchEvent(new Event('abort'));
    }

    #end(answer: TestAnswer) {
      this.#progress(answer === 'unanswered' ? 1 : 0.5);
      if (answer === 'held') return;
      this.#ended = true;
      if (answer === 'lost' || answer === 'unanswered') {
        this.dispatchEvent(new Event('error'));
        return;
      }
      this.status = answer.status;
      this.responseText = answer.body ?? '';
      this.#answerHeaders = answer.headers ?? {};
      this.dispatchEvent(new Event('load'));
    }

    #progress(share: number) {
      const { body } = this.#request;
      const file = body instanceof FormData ? body.get('file') : body;
      if (!(file instanceof Blob)) return;
      this.upload.dispatchEvent(
        Object.assign(new Event('progress'), { loaded: file.size * share }),
      );
    }
  };
}

/** A file with a valid start for its name. */
export function testFile(name: string, size = 2048): File {
  const content = new Uint8Array(size);
  content.set(starts[name.split('.').at(-1) ?? ''] ?? []);
  return new File([content], name, { type: 'application/pdf', lastModified: 1 });
}

const starts: Readonly<Record<string, readonly number[]>> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47],
  docx: [0x50, 0x4b, 0x03, 0x04],
};

// jsdom has no Blob.arrayBuffer; every browser has.
if (!('arrayBuffer' in Blob.prototype)) {
  Reflect.defineProperty(Blob.prototype, 'arrayBuffer', {
    value(this: Blob) {
      return new Promise((resolve, reject) => {
        const reader = new FileReader();
        reader.addEventListener('load', () => resolve(reader.result));
        reader.addEventListener('error', () => reject(new Error('The file cannot be read.')));
        reader.readAsArrayBuffer(this);
      });
    },
  });
}
