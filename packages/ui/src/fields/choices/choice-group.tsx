import { useId, useRef, type ReactNode, type Ref } from 'react';
import { FieldError } from '../field';

export type Choice<V extends string = string> = {
  value: V;
  label: ReactNode;
  /** A second line: what choosing this means, or why it cannot be chosen. */
  description?: ReactNode;
  /** Shown at the end of the first line, such as an amount or a fee. */
  aside?: ReactNode;
  disabled?: boolean | undefined;
  /** What opens below it while it is chosen. */
  content?: ReactNode;
};

export type ChoiceGroupProps<V extends string> = {
  /** Read by screen readers; the heading above the group is what is seen. */
  label: string;
  name: string;
  value: V | '';
  options: readonly Choice<V>[];
  error?: ReactNode;
  /** Two answers side by side. */
  inColumns?: boolean | undefined;
  /** Inside a box that has the border. */
  bare?: boolean | undefined;
  /** A line below the answers. */
  foot?: ReactNode;
  /** `byArrowKey`: the borrower moves through the answers, so the focus must stay. */
  onChange: (value: V, byArrowKey: boolean) => void;
  /** An answer was pressed, also the one that is chosen already. */
  onPress?: ((value: V) => void) | undefined;
  /** The first answer, for moving the focus to the question. */
  ref?: Ref<HTMLInputElement> | undefined;
};

const dividers = '[&>*+*]:border-t [&>*+*]:border-line';
const box = 'rounded-lg border border-line bg-raised ';

/** One question in one box: its answers with hairlines between them, each with what it opens. */
export function ChoiceGroup<V extends string>(props: ChoiceGroupProps<V>) {
  const { label, options, inColumns, bare, error, foot } = props;
  const id = useId();
  const byArrowKey = useRef(false);
  return (
    <fieldset
      aria-describedby={error ? id + 'e' : undefined}
      className="min-w-0"
      onKeyDownCapture={({ key }) => {
        byArrowKey.current = key.startsWith('Arrow');
      }}
      onKeyUpCapture={() => {
        byArrowKey.current = false;
      }}
    >
      <legend className="sr-only">{label}</legend>
      <div className={bare ? undefined : box}>
        <div
          className={
            inColumns
              ? dividers +
                ' @min-[400px]:grid @min-[400px]:grid-cols-2 @min-[400px]:[&>*+*]:border-s @min-[400px]:[&>*+*]:border-t-0'
              : dividers
          }
        >
          {options.map((option, index) => (
            <Answer
              key={option.value}
              {...props}
              option={option}
              id={`${id}o${index}`}
              inputRef={index === 0 ? props.ref : undefined}
              onPress={() => {
                if (!byArrowKey.current) props.onPress?.(option.value);
              }}
              onChoose={() => props.onChange(option.value, byArrowKey.current)}
            />
          ))}
        </div>
        {foot && <div className="border-t border-line px-4 py-2.5 text-sm text-muted">{foot}</div>}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}

/** The ground of an answer ends where the border of the box is round. */
const corners = 'first:rounded-t-lg last:rounded-b-lg ';
const cornersInColumns =
  'last:rounded-b-lg @min-[400px]:first:rounded-es-lg @min-[400px]:last:rounded-es-none ';

type AnswerProps<V extends string> = Pick<
  ChoiceGroupProps<V>,
  'name' | 'value' | 'error' | 'inColumns'
> & {
  option: Choice<V>;
  id: string;
  inputRef: Ref<HTMLInputElement> | undefined;
  onPress: () => void;
  onChoose: () => void;
};

function Answer<V extends string>(props: AnswerProps<V>) {
  const { option, id, value, name, error, inColumns } = props;
  const isChosen = option.value === value;
  return (
    <div className={(inColumns ? cornersInColumns : corners) + (isChosen ? 'bg-tint' : '')}>
      <label
        part="option"
        className="grid cursor-pointer grid-cols-[auto_minmax(min-content,1fr)_minmax(0,auto)] gap-x-3 p-4 @max-[256px]:grid-cols-[auto_minmax(0,1fr)] has-disabled:cursor-default has-disabled:text-muted"
      >
        <input
          ref={props.inputRef}
          type="radio"
          name={name}
          value={option.value}
          checked={isChosen}
          disabled={option.disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={option.description ? id : undefined}
          className="choice-mark my-[calc(.5lh-2.5*var(--p-space))] size-5 rounded-full"
          onClick={props.onPress}
          onChange={props.onChoose}
        />
        <span className="font-medium">{option.label}</span>
        {option.aside && (
          <span className="text-end tabular @max-[256px]:col-start-2 @max-[256px]:text-start">
            {option.aside}
          </span>
        )}
        {option.description && (
          <span id={id} className="col-start-2 -col-end-1 text-sm text-muted">
            {option.description}
          </span>
        )}
      </label>
      {isChosen && option.content && (
        <div className="ps-4 pe-4 pb-4 @min-[400px]:ps-12">{option.content}</div>
      )}
    </div>
  );
}
