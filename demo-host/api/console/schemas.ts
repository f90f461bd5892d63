import { allCalls } from '@portico/contract/openapi';
import { setupBuckets } from '@portico/contract/page-protocol';
import { localDate } from '@portico/rules';
import {
  array,
  boolean,
  check,
  entriesFromList,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  null_,
  nullable,
  number,
  optional,
  picklist,
  pipe,
  record,
  strictObject,
  string,
  trim,
  union,
} from 'valibot';
import { uploadNames } from '@portico/server/parts';
import { clerkDecisions } from '../console-routes';
import { hostSwitches } from '../setup/host-switches';

/** The calls, and requests of uploads, that a fault can be set for. */
export const callNames: readonly string[] = [...allCalls.map(({ name }) => name), ...uploadNames];

/** Milliseconds that a fault may delay an answer. */
const longestDelay = 120_000;
/** Days by which one change can move the clock. */
const furthest = 3_650;
const settingKey = /^[\w-]+\.[\w-]+$/;

const settingValues = pipe(
  record(string(), nullable(string())),
  check((all) => Object.keys(all).every((key) => settingKey.test(key))),
);
const hostValues = pipe(
  record(string(), nullable(string())),
  check((all) => Object.keys(all).every((name) => name in hostSwitches)),
);

/** `SessionChoice` */
export const sessionChoice = strictObject({ username: string() });

/** `ClockChange` */
export const clockChange = union([
  strictObject({ today: null_() }),
  strictObject({
    today: pipe(
      string(),
      check((day) => localDate(day) !== undefined),
    ),
  }),
  strictObject({
    days: pipe(number(), integer(), minValue(-furthest), maxValue(furthest)),
  }),
]);

/** `SettingsChange` */
export const settingsChange = strictObject({
  buckets: optional(strictObject(entriesFromList(setupBuckets, optional(settingValues)))),
  host: optional(hostValues),
});

/** `ClerkAnswer` */
export const clerkAnswer = strictObject({
  reference: string(),
  decision: picklist(clerkDecisions),
  text: pipe(string(), trim(), minLength(1), maxLength(2_000)),
  wantsDocument: boolean(),
  fileIds: pipe(array(string()), maxLength(5)),
});

const fault = strictObject({
  delay: optional(pipe(number(), minValue(0), maxValue(longestDelay))),
  drop: optional(picklist(['before', 'after'])),
  status: optional(pipe(number(), integer(), minValue(200), maxValue(599))),
  refuse: optional(string()),
  malformed: optional(boolean()),
  times: optional(picklist(['once', 'always'])),
});

/** `FaultsChange` */
export const faultsChange = pipe(
  record(string(), nullable(fault)),
  check((all) => Object.keys(all).every((name) => callNames.includes(name))),
);
