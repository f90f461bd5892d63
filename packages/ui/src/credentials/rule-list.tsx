import { useEffect, useId, useRef, useState } from 'react';
import { LiveRegion } from '../feedback/live-region';
import { checkIcon, Icon } from '../icon';
import { VisuallyHidden } from '../text/visually-hidden';

/** Whether the typed password meets a rule; `checking` while the server is asked. */
export type RuleState = 'met' | 'unmet' | 'checking';

export type RuleItem = {
  readonly key: string;
  /** What the rule requires, such as "A number". */
  readonly text: string;
  readonly state: RuleState;
};

export type RuleListTexts = {
  /** Shown above the list, such as "Your password needs". */
  readonly title: string;
  /** The text of each state, such as "met". */
  readonly states: Readonly<Record<RuleState, string>>;
};

export type RuleListProps = {
  readonly texts: RuleListTexts;
  readonly rules: readonly RuleItem[];
};

/** A small circle, for a rule that is not met. */
const openIcon = 'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z';

const looks: Readonly<Record<RuleState, string>> = {
  met: 'text-success',
  unmet: 'text-muted',
  checking: 'text-muted',
};

/**
 * The rules of a password, each with its state as the borrower types; nothing without rules. A
 * screen reader reads the state with each rule, and announces changes once the typing pauses.
 */
export function RuleList(props: RuleListProps) {
  return props.rules.length > 0 ? <Rules {...props} /> : null;
}

function Rules({ texts, rules }: RuleListProps) {
  const title = useId();
  return (
    <div className="text-sm">
      <p id={title} className="mb-1.5 font-semibold">
        {texts.title}
      </p>
      <ul
        aria-labelledby={title}
        className="grid grid-cols-1 gap-x-6 gap-y-1 @min-[480px]:grid-cols-2"
      >
        {rules.map(({ key, text, state }) => (
          <li key={key} className={'flex items-start gap-2 ' + looks[state]}>
            <Icon path={state === 'met' ? checkIcon : openIcon} size={16} className="mt-0.5" />
            <span>
              {text}
              <VisuallyHidden>{': ' + texts.states[state]}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
      <LiveRegion>{useChanges(rules, texts)}</LiveRegion>
    </div>
  );
}

/** Milliseconds without a change after which the changes are read out. */
const pause = 600;

/** The rules whose state has changed since the last announcement, once the changes pause. */
function useChanges(rules: readonly RuleItem[], { states }: RuleListTexts): string {
  const announced = useRef(new Map(rules.map(({ key, state }) => [key, state])));
  const latest = useRef({ rules, states });
  latest.current = { rules, states };
  const [changes, setChanges] = useState('');
  const now = rules.map(({ key, state }) => key + state).join();
  useEffect(() => {
    const timer = setTimeout(() => {
      const changed = latest.current.rules.filter(
        ({ key, state }) => state !== 'checking' && announced.current.get(key) !== state,
      );
      for (const { key, state } of changed) announced.current.set(key, state);
      const sentences = changed.map(
        ({ text, state }) => `${text}: ${latest.current.states[state]}`,
      );
      if (sentences.length > 0) setChanges(sentences.join('. '));
    }, pause);
    return () => clearTimeout(timer);
  }, [now]);
  return changes;
}
