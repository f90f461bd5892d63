import { SectionError } from '@portico/element/section';
import { Select, Skeleton, Stack } from '@portico/ui';
import { useRef, type ReactNode } from 'react';
import type { Choice, Choices } from './choices';

/** A selector over a list from the server, with the states of the list. */
export function Chooser(props: {
  readonly name: string;
  readonly choices: Choices;
  readonly chosen: Choice | undefined;
  readonly onChoose: (value: string) => void;
  readonly retry: () => void;
  readonly texts: {
    readonly label: string;
    readonly placeholder: string;
    /** Shown while nothing is chosen. */
    readonly unchosen: string;
    readonly loading: string;
    readonly none: string;
    readonly error: string;
    readonly tryAgain: string;
  };
}): ReactNode {
  const { name, choices, chosen, onChoose, retry, texts } = props;
  // The button that is pressed to retry is removed.
  const box = useRef<HTMLDivElement>(null);
  const retryHere = () => {
    box.current?.focus();
    retry();
  };
  return (
    <div ref={box} tabIndex={-1} className="max-w-md">
      {choices.at === 'loading' && <Skeleton rows={2} label={texts.loading} />}
      {choices.at === 'failed' && (
        <SectionError retryLabel={texts.tryAgain} retry={retryHere}>
          {texts.error}
        </SectionError>
      )}
      {choices.at === 'ready' &&
        (choices.choices.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <Stack>
            <Select
              name={name}
              label={texts.label}
              placeholder={texts.placeholder}
              value={chosen?.value ?? ''}
              options={choices.choices}
              onChange={onChoose}
            />
            {!chosen && <p>{texts.unchosen}</p>}
          </Stack>
        ))}
    </div>
  );
}
