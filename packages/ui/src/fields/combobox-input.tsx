import { useId, useState, type KeyboardEvent } from 'react';
import { VisuallyHidden } from '../text/visually-hidden';
import { OneLine } from './input';
import type { TextInputProps } from './text-input';

export type ComboboxInputProps = TextInputProps & {
  /** Suggestions for the current text; a new list opens, an empty one closes. */
  options: readonly string[];
  /** Names the list of suggestions. */
  optionsLabel: string;
  /** Announced when the list opens: how many there are, and the keys. */
  optionsHint: string;
  /** A suggestion was chosen. */
  onPick: (index: number) => void;
};

/**
 * A text field with suggestions, of which none has to be chosen. The focus stays in the field: arrow
 * keys mark a suggestion, Enter chooses it, Escape and leaving the field close the list.
 */
export function ComboboxInput(props: ComboboxInputProps) {
  const { options, optionsLabel, optionsHint, onPick, onBlur, ...input } = props;
  const id = useId();
  // Of the list they were made for: a new one opens, without a mark.
  const [mark, setMark] = useState<{ readonly in: readonly string[]; readonly index: number }>();
  const [closed, setClosed] = useState<readonly string[]>();
  const isOpen = options.length > 0 && closed !== options;
  const current = isOpen && mark?.in === options ? mark.index : undefined;
  const close = () => setClosed(options);
  const markAt = (index: number) => setMark({ in: options, index });
  const pick = (index: number) => {
    close();
    onPick(index);
  };
  const keys: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowDown: () => markAt(current === undefined ? 0 : (current + 1) % options.length),
    ArrowUp: () => markAt((current || options.length) - 1),
    Enter: current === undefined ? undefined : () => pick(current),
    Escape: close,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = isOpen ? keys[event.key] : undefined;
    if (!act) return;
    // Enter would submit the form, Escape close its dialog.
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <OneLine
      {...input}
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      aria-activedescendant={current === undefined ? undefined : `${id}${current}`}
      onKeyDown={onKeyDown}
      onBlur={() => {
        close();
        onBlur?.();
      }}
      adornment={
        <>
          {isOpen && (
            <ul
              id={id}
              role="listbox"
              aria-label={optionsLabel}
              className="absolute inset-x-0 top-full z-10 mt-1 max-h-72 overflow-y-auto rounded-md border border-edge bg-raised py-1 floating"
            >
              {options.map((option, index) => (
                <li
                  key={option}
                  id={`${id}${index}`}
                  role="option"
                  aria-selected={index === current}
                  className="flex min-h-11 cursor-pointer items-center px-3 hover:bg-sunken aria-selected:bg-tint aria-selected:font-semibold forced-colors:aria-selected:outline-2"
                  // The field keeps the focus.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => pick(index)}
                >
                  {option}
                </li>
              ))}
            </ul>
          )}
          <VisuallyHidden>
            <span role="status">{isOpen && optionsHint}</span>
          </VisuallyHidden>
        </>
      }
    />
  );
}
