/** Every sentence of the console. It is a tool for developers and speaks English. */
export const words = {
  title: 'Portico console',
  subtitle: 'Cedar Valley Credit, on this machine',
  website: 'Website',
  portal: 'Portal',
  rooms: 'Sections',
  copy: 'Copy',
  copied: 'Copied',
  loading: 'Loading…',
  nothing: 'Nothing yet.',
  save: 'Save',
  remove: 'Remove',
  clear: 'Clear',
  apply: 'Apply',
  search: 'Search',
  all: 'All',

  borrowersTitle: 'Borrowers',
  borrowersAbout:
    'Everyone the database was seeded with, and what each is good for. Security codes arrive in the outbox.',
  username: 'Username',
  password: 'Password',
  email: 'E-mail',
  openAs: 'Open as',
  openAsNote: 'Copies the password and opens the sign-in page in a new tab.',
  startOver: 'Seed the database again',
  startedOver: 'The database is as new.',

  outboxTitle: 'Outbox',
  outboxAbout:
    'What the reference API would have mailed, newest first. It goes out by SMTP instead when SMTP_URL is set.',
  outboxEmpty: 'No mail yet. Sign in as a borrower to get a security code.',
  code: 'Security code',

  clockTitle: 'Business clock',
  clockAbout:
    'The institution’s day: due dates, interest, planned payments and cut-off follow it. Sessions and security codes run on the real clock.',
  clockNow: 'It is',
  clockSet: 'Set to',
  clockAdvance: 'Advance by',
  clockReset: 'Back to real time',
  day: '1 day',
  week: '1 week',
  month: '30 days',

  settingsTitle: 'Settings',
  settingsAbout:
    'Every setting and sentence the widgets read, as declared in their packages. A change is in the setup at once; reload a page to see it. Precedence: the tag, shared, the language, the default.',
  bucket: 'Bucket',
  widget: 'Widget',
  onlyChanged: 'Only changed ones',
  unset: 'Not set',
  on: 'On',
  off: 'Off',
  useDefault: 'Use default',
  settingsShown: (shown: number, total: number) => `${shown} of ${total}`,

  faultsTitle: 'Faults',
  faultsAbout:
    'Make a call fail on purpose: the next one, or every one until the fault is removed.',
  call: 'Call',
  fault: 'Fault',
  always: 'always',
  addFault: 'Add fault',
  activeFaults: 'Active faults',
  noFaults: 'No faults: every call is answered.',
  once: 'once',
  milliseconds: 'Milliseconds',
  status: 'HTTP status',
  faultDelay: 'Delay',
  faultDropBefore: 'Connection drops before it is handled',
  faultDropAfter: 'Connection drops after it is handled',
  faultStatus: 'HTTP status',
  faultRefuse: 'Refuse with code',
  faultMalformed: 'Answer cut in half',

  requestsTitle: 'Requests',
  requestsAbout:
    'The latest calls of the reference API, newest first. Secrets are left out where they are logged.',
  request: 'Request',
  answer: 'Answer',
  idempotent: 'idempotency key',

  snippetsTitle: 'Snippets',
  snippetsAbout:
    'What a lender pastes. The script once per page, then a tag wherever its widget belongs.',
  scriptTag: 'The script, once per page',
  events: 'Events',
  attribute: 'Attribute',
  type: 'Type',
  meaning: 'Meaning',

  policyTitle: 'Policy reports',
  policyAbout:
    'Violations of the Content-Security-Policy that browsers reported from the strict pages. There should be none.',
  noViolations: 'No violation was reported.',
} as const;
