import type { Query } from '@portico/core/internal';
import { useQuery } from '@portico/element';

/** What a selector offers: the value, and how it is named. */
export type Choice = { readonly value: string; readonly label: string };

export type Choices =
  | { readonly at: 'loading' }
  | { readonly at: 'failed' }
  | { readonly at: 'ready'; readonly choices: readonly Choice[] };

/** The choices from a list that is read from the server. */
export function useChoices<T>(list: Query<T>, choicesOf: (value: T) => readonly Choice[]): Choices {
  const [state] = useQuery(list);
  if (state.status === 'ready') return { at: 'ready', choices: choicesOf(state.value) };
  return { at: state.status };
}

/** The wanted choice, if it is offered, else the first. */
export function chosenOf(offered: Choices, wanted: string | undefined): Choice | undefined {
  if (offered.at !== 'ready') return undefined;
  const { choices } = offered;
  return choices.find(({ value }) => value === wanted) ?? choices[0];
}
