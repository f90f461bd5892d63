type Wire = Readonly<Record<string, unknown>>;

const isWire = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `'group.key': value` as `group: { key: value }`. */
function grouped(bucket: unknown): unknown {
  if (!isWire(bucket)) return bucket;
  const groups: Record<string, Record<string, unknown>> = {};
  for (const [name, value] of Object.entries(bucket)) {
    const at = name.indexOf('.');
    const group = (groups[name.slice(0, at)] ??= {});
    group[name.slice(at + 1)] = value;
  }
  return groups;
}

/** The setup with its settings by group. */
export function groupedSettings(setup: unknown): unknown {
  if (!isWire(setup) || !isWire(setup['gassySettings'])) return setup;
  const buckets = Object.entries(setup['gassySettings']);
  const gassySettings = Object.fromEntries(
    buckets.map(([name, bucket]) => [name, grouped(bucket)]),
  );
  return { ...setup, gassySettings };
}

/** Which object of the second shape has a field; every other is in `accountInfo`. */
const places: Readonly<Record<string, 'answer' | 'payoff'>> = {
  hasnoerrors: 'answer',
  errors: 'answer',
  payoffamount: 'payoff',
};

/** GetPaymentInfo in its second shape: the loan and its payoff in objects of their own. */
export function groupedPaymentInfo(answer: unknown): unknown {
  if (!isWire(answer)) return answer;
  const fields = Object.entries(answer);
  const type = fields.find(([name]) => name.toLowerCase() === 'accounttype')?.[1];
  const within = (place: 'answer' | 'payoff' | 'accountInfo') =>
    Object.fromEntries(
      fields.filter(([name]) => (places[name.toLowerCase()] ?? 'accountInfo') === place),
    );
  return {
    ...within('answer'),
    accountInfo: { ...within('accountInfo'), isLocAccount: type === 9 },
    payoff: within('payoff'),
  };
}
