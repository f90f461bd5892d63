import { declareMistakes } from './mistake';

const policy = (directive: string, what: string) => ({
  problem: `The page's policy blocks ${what} of the suite: ${directive} lacks {value}.`,
  fix: `Write Content-Security-Policy: ${directive} {value}, besides what is there.`,
});

/** Mistakes that show when the API is called or a policy blocks something. */
export const networkMistakes = declareMistakes({
  'api-missing': {
    problem: 'No API is named, and this site ({value}) is none.',
    fix: 'Write data-api="https://…" on the tag of the loader.',
  },
  'api-unreachable': {
    problem: 'The API {value} cannot be reached.',
    fix: 'Check its name, its certificate and whether it runs.',
  },
  'api-cors': {
    problem: 'The API {value} answers, but does not let this page read it.',
    fix: 'Let it answer with Access-Control-Allow-Origin: {origin}.',
  },
  'api-not-found': {
    problem: 'The API {value} has no setup: HTTP 404.',
    fix: 'Name the address before /api in data-api.',
  },
  'api-fails': {
    problem: 'The API {value} answers the request for its setup with HTTP {status}.',
    fix: 'Look at the log of the API.',
  },
  'api-html': {
    problem: 'The API {value} answers with a page in place of JSON.',
    fix: 'Name the address of the API in data-api, not that of a website.',
  },
  'api-shape': {
    problem: 'The API {value} answers with JSON that is no setup.',
    fix: 'Name the address before /api in data-api; its setup has gassySettings.',
  },
  'api-version': {
    problem:
      'The API {value} follows version {given} of the contract, and these files read version {read}.',
    fix: 'Load the files of that version, or let the API answer by version {read} too.',
  },
  'clock-wrong': {
    problem: 'The clock of this device and that of the API differ by {value} minutes.',
    fix: 'Correct the clock that is wrong: codes and sessions expire by it.',
  },
  'policy-script': policy('script-src', 'a script'),
  'policy-style': policy('style-src', 'a style'),
  'policy-connect': policy('connect-src', 'a request'),
  'policy-image': policy('img-src', 'a picture'),
  'policy-frame': policy('frame-src', 'a frame'),
  'policy-font': policy('font-src', 'a font'),
  'policy-worker': policy('worker-src', 'a worker'),
  'policy-trusted-types': policy('trusted-types', 'a policy for markup'),
});
