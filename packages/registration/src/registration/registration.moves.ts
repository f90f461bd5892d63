import type {
  Move,
  MovePorts,
  Moves,
  Progress,
  Section,
  Values,
  Wizard,
} from './registration.state';
import { sectionAfter, sectionBefore, sectionOfTab } from './registration.order';

const unreachable = {
  busy: 'no',
  refusal: 'errorKindOffline',
} as const satisfies Partial<Progress>;

/** Moves between the sections, each only while the service is up, and Create Account (access §4). */
export function createMoves(ports: MovePorts, wizard: Wizard): Moves {
  const { rules, state, set, disposal } = wizard;

  /** Opens the sign-in screen; the form can be used if the page stays, or is returned to. */
  const leave = () => {
    ports.down();
    set(unreachable);
  };

  /**
   * Checks before every section change whether the service is up.
   *
   * @param next called again at the end, because an e-mail edited meanwhile has to be verified
   */
  const moveTo = async (next: () => Section): Promise<void> => {
    const section = next();
    const service = await ports.maintenance();
    if (disposal.aborted) return;
    if (service === 'down') return leave();
    if (service === 'unknown') return set(unreachable);
    const entered = await ports.enter(section);
    if (!entered) return set({ busy: 'no', refusal: 'noCode' });
    if (next() !== section) return moveTo(next);
    set({ ...entered, section, moves: state.peek().moves + 1, busy: 'no' });
  };

  const create = async (values: Values) => {
    set({ busy: 'sending' });
    const creation = await ports.create(values);
    if (disposal.aborted) return;
    if (creation.end === 'maintenance') return leave();
    if (creation.end === 'refused') return set({ busy: 'no', refusal: creation.text });
    set({ busy: 'no', end: creation.end });
    wizard.reset();
    const { userName, password } = values;
    if (creation.end === 'created') ports.signIn({ username: userName.trim(), password });
  };

  return async (move: Move) => {
    const { section, verified, values } = state.peek();
    switch (move.type) {
      case 'submit':
        if (section === 'logon') return create(move.values);
        if (section === 'emailVerification' && verified === undefined) return set({ busy: 'no' });
        return moveTo(() => sectionAfter(section, rules, state.peek()));
      case 'back':
        return moveTo(() => sectionBefore(section, rules));
      case 'open':
        return moveTo(() => sectionOfTab(move.section, section, rules, state.peek()));
      case 'verified':
        set({ verified: values.emailAddress.trim() });
        return moveTo(() => sectionAfter('emailVerification', rules, state.peek()));
    }
  };
}
