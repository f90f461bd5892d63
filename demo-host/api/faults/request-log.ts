import type { LoggedRequest } from '../console-routes';

/** How many requests are kept. */
export const logLength = 200;

const secretName =
  /password|token|code$|ssn|social|secret|encrypted|answer|^enc$|credentialexpiration|birth|license|maiden/i;

/** What `newToken` makes, under whatever name it comes: OptOut carries one as EmailAddress (D43). */
const tokenShape = /^[\w-]{43}$/;

/** A text with its long numbers cut to the last four digits, the way a statement prints them. */
function maskDigits(text: string): string {
  return text.replace(/\d{5,}/g, (digits) => `•${digits.slice(-4)}`);
}

/** A value as it may be looked at: secrets by name and long numbers are masked. */
export function redact(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => redact(item, name));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, redact(inner, key)]),
    );
  }
  if (value !== undefined && value !== '' && secretName.test(name)) return '•••';
  if (typeof value !== 'string') return value;
  return tokenShape.test(value) ? '•••' : maskDigits(value);
}

/** The last requests, newest first. */
export type RequestLog = {
  readonly add: (request: Omit<LoggedRequest, 'id'>) => void;
  readonly all: () => readonly LoggedRequest[];
  readonly clear: () => void;
};

/** @param listen told of every request, already redacted. */
export function createRequestLog(listen?: (request: LoggedRequest) => void): RequestLog {
  let requests: LoggedRequest[] = [];
  let lastId = 0;
  return {
    add: (request) => {
      lastId += 1;
      const kept = {
        ...request,
        id: lastId,
        input: redact(request.input),
        answer: redact(request.answer),
      };
      requests = [kept, ...requests].slice(0, logLength);
      listen?.(kept);
    },
    all: () => requests,
    clear: () => {
      requests = [];
    },
  };
}
