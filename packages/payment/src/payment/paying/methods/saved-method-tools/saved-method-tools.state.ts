import type { Unanswered } from '@portico/core/internal';
import type { MethodId, Outcome } from '@portico/rules';
import type { SavedMethods } from '../method';
import type { SavedMethodsTextKey } from './saved-methods.sentences';

/** The saved methods, and the default among them. */
export type Methods = {
  readonly saved: SavedMethods;
  readonly defaultMethod: MethodId | undefined;
};

/** The result of a change: the methods after it, or why it failed. */
export type Change = Outcome<
  Methods,
  {
    readonly text: SavedMethodsTextKey | undefined;
    /** What is known of it, unless it was refused. */
    readonly unanswered: Unanswered | undefined;
  }
>;

/** The tools' side effects. No method throws or rejects. */
export type SavedMethodToolsPorts = {
  readonly remove: (method: MethodId) => Promise<Change>;
  readonly setDefault: (method: MethodId) => Promise<Change>;
  readonly removeDefault: () => Promise<Change>;
  readonly changed: (methods: Methods) => void;
  /** Runs after that many milliseconds; returns a function that cancels it. */
  readonly delay: (run: () => void, milliseconds: number) => () => void;
};

export type SavedMethodToolsState = {
  /** The one whose deletion is being confirmed or carried out. */
  readonly deleting: MethodId | undefined;
  readonly busy: boolean;
  readonly message:
    | {
        readonly text: SavedMethodsTextKey | undefined;
        readonly unanswered?: Unanswered | undefined;
        readonly good: boolean;
      }
    | undefined;
};

export type SavedMethodToolsEvent =
  | { readonly type: 'askDelete'; readonly method: MethodId }
  | { readonly type: 'cancelDelete' }
  | { readonly type: 'confirmDelete' }
  | { readonly type: 'setDefault'; readonly method: MethodId }
  | { readonly type: 'removeDefault' };
