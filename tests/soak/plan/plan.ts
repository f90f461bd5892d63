import { blockSize, deal } from './deal';
import {
  afters,
  befores,
  fees,
  gestures,
  lookUps,
  payments,
  processes,
  reloads,
  resends,
  seconds,
  timeOuts,
  troubles,
  type After,
  type Before,
  type Fault,
  type Gesture,
  type KillPoint,
  type Payment,
  type Reload,
} from './kinds';
import { between, randomFrom } from './random';

/** A planned SIGKILL. */
export type Kill = {
  readonly point: KillPoint;
  /** Milliseconds after the booking has started. */
  readonly delay: number;
  /** Milliseconds until it is started again. */
  readonly downFor: number;
};

/** One payment to make, with what the borrower does and what fails meanwhile. */
export type Plan = {
  readonly seed: number;
  readonly n: number;
  readonly payment: Payment;
  readonly cents: number;
  readonly principal: number;
  /** The lender's fee before and after it changes. */
  readonly fee: number;
  readonly laterFee: number;
  readonly gesture: Gesture;
  readonly before: Before;
  readonly after: After;
  readonly reload: Reload;
  /** Milliseconds between confirming and the next action. */
  readonly pause: number;
  readonly fault: Fault | undefined;
  readonly lookUpFault: Fault | undefined;
  readonly secondFault: Fault | undefined;
  readonly kill: Kill | undefined;
  /** The setup says that a payment may be sent again under its key. */
  readonly resends: boolean;
  /** Stays signed in when the time-out is announced. */
  readonly stays: boolean;
  /** How many servers answer, over one database. */
  readonly processes: 1 | 2;
  /** The names of its kinds, for a reader. */
  readonly kinds: readonly string[];
};

const isTodayByBank = ({ by, when, onlyToday }: Payment) =>
  by === 'bank' && when === 'today' && !onlyToday;

/** The kinds of every run of a block. */
function dealBlock(seed: number, block: number) {
  const random = randomFrom(seed * 104_729 + block * 7_919);
  const paying = deal(random, payments);
  const place = (n: number) => paying[n] ?? payments[0];
  return {
    paying,
    before: deal(random, befores, ({ name }, n) =>
      // A payoff that another bank payment precedes is another payoff; a later day is not cut off.
      name === 'the cut-off passes'
        ? isTodayByBank(place(n)) && place(n).amount !== 'payoff'
        : true,
    ),
    after: deal(random, afters),
    reload: deal(random, reloads),
    fee: deal(random, fees),
    gesture: deal(random, gestures),
    trouble: deal(random, troubles),
    lookUp: deal(random, lookUps),
    second: deal(random, seconds),
    resend: deal(random, resends),
    processes: deal(random, processes),
    timeOut: deal(random, timeOuts),
  };
}

const nameOf = (what: string, { name }: { readonly name: string }) => `${what}: ${name}`;

/** Run `n` of a seed; always the same. Each block of forty runs has each kind at least once. */
export function planOf(seed: number, n: number): Plan {
  const block = dealBlock(seed, Math.floor(n / blockSize));
  const at = <T>(list: readonly T[]): T => {
    const found = list[n % blockSize];
    if (found === undefined) throw new Error('A block that is too short');
    return found;
  };
  const random = randomFrom(seed * 15_485_863 + n * 7_919);
  const payment = at(block.paying);
  const [before, after, reload, fee, gesture] = [
    at(block.before),
    at(block.after),
    at(block.reload),
    at(block.fee),
    at(block.gesture),
  ];
  const [trouble, lookUp, second, resend, servers, timeOut] = [
    at(block.trouble),
    at(block.lookUp),
    at(block.second),
    at(block.resend),
    at(block.processes),
    at(block.timeOut),
  ];
  const kill = trouble.kill && {
    point: trouble.kill,
    delay: between(random, 0, 40),
    downFor: between(random, 0, 1_500),
  };
  const feeBefore = fee.name === 'a fee' ? between(random, 100, 499) : 0;
  return {
    seed,
    n,
    payment,
    cents: between(random, 10_000, 19_999),
    principal: payment.principal ? between(random, 100, 4_999) : 0,
    fee: feeBefore,
    laterFee: feeBefore + between(random, 1, 300),
    gesture: gesture.name,
    before: before.name,
    after: after.name,
    reload: reload.name,
    pause: between(random, 0, 120),
    fault: trouble.fault,
    lookUpFault: lookUp.fault,
    secondFault: second.fault,
    kill,
    resends: resend.name === 'keys are honoured',
    stays: timeOut.name === 'stays signed in',
    processes: servers.name === 'one server' ? 1 : 2,
    kinds: [
      payment.name,
      fee.name,
      nameOf('before', before),
      gesture.name,
      nameOf('after', after),
      nameOf('reload at', reload),
      trouble.name,
      lookUp.name,
      nameOf('then', second),
      resend.name,
      servers.name,
      nameOf('when asked', timeOut),
    ],
  };
}
