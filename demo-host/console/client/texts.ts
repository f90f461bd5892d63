/** Every text of the console. It is a tool for developers, in English only. */
export const texts = {
  title: 'Portico console',
  subtitle: 'Cedar Valley Credit, on this machine',
  website: 'Website',
  portal: 'Portal',
  sections: 'Sections',
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
  unregisteredTitle: 'Who can register',
  unregisteredAbout: 'What the registration form asks of each. Anything else may be invented.',
  lastName: 'Last name',
  accountType: 'Account type',
  accountNumber: 'Account number',
  ssn: 'SSN',
  dateOfBirth: 'Date of birth',
  zip: 'Zip code',
  startOver: 'Seed the database again',
  startedOver: 'The database is as new.',

  cardsTitle: 'Test cards',
  cardsAbout:
    'Any month to come, any name and zip code will do; a security code of zeros is a wrong one. Every other number with its check digit is taken.',
  cardNumber: 'Card number',

  banksTitle: 'Test bank accounts',
  banksAbout:
    'Any account number of 4 to 17 digits will do. A routing number that is not in the list is of no bank.',
  routingNumber: 'Routing number',
  bankWithoutAch: 'takes no debits, so that no payment can be made from an account there',

  outboxTitle: 'Outbox',
  outboxAbout:
    'What the reference API would have mailed, newest first. Where SMTP_URL is set it is delivered, and there is no console.',
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

  settingsTitle: 'Settings studio',
  widget: 'Widget',
  onlyChanged: 'Only changed ones',
  on: 'On',
  off: 'Off',
  useDefault: 'Use the default',
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
    'What a lender pastes. The script once per page, then a tag wherever its widget belongs. The modulepreload lines can be left out: they spare a slow phone a wait, and belong to this version. A page in Spanish names the file that ends in .es.js.',
  scriptTag: 'The script, once per page',
  integrityShow: 'Hold every further file to its hash',
  integrityAbout:
    'Stands before the first module script of the page. The browser then refuses every file of this version with a changed byte (Chromium 127, Safari 18, Firefox 138 or newer; older ones check the script alone). A policy without inline scripts names it by its hash under script-src.',
  importMap: 'Import map',
  policySource: 'For script-src',
  events: 'Events',
  declaredShow: 'Shown before any script',
  declaredAbout:
    'In place of the tag alone: its first screen stands in the page itself. It holds for this version; another one draws it anew.',
  languages: { en: 'English', es: 'Spanish' },
  attribute: 'Attribute',
  type: 'Type',
  meaning: 'Meaning',

  policyHeader: 'The policy it works under',
  heightsTitle: 'Under this policy, in place of the style attributes',
  policyTitle: 'Policy reports',
  policyAbout:
    'Violations of the Content-Security-Policy that browsers reported from the strict pages. There should be none.',
  noViolations: 'No violation was reported.',
} as const;
