import type { MethodId } from '@portico/rules';
import type { SavedMethods } from '../method';
import type { SavedMethodToolsTextKey } from './saved-method-tools.texts';

/** What the borrower has saved, and which of it is the default. */
export type Methods = {
  readonly saved: SavedMethods;
  readonly defaultMethod: MethodId | undefined;
};

/** What the host made of a change: what stands now, or why it was not made. */
export type Change =
  | { readonly ok: true; readonly methods: Methods }
  | { readonly ok: false; readonly text: SavedMethodToolsTextKey };

/** What the tools do to the world. No method throws or rejects. */
export type SavedMethodToolsPorts = {
  readonly remove: (method: MethodId) => Promise<Change>;
  readonly setDefault: (method: MethodId) => Promise<Change>;
  readonly removeDefault: () => Promise<Change>;
  readonly changed: (methods: Methods) => void;
  /** Runs after so many milliseconds; returns its cancellation. */
  readonly delay: (run: () => void, milliseconds: number) => () => void;
};

export type SavedMethodToolsState = {
  /** The one whose deletion is being asked about or carried out. */
  readonly asked: MethodId | undefined;
  readonly busy: boolean;
  readonly message: { readonly text: SavedMethodToolsTextKey; readonly good: boolean } | undefined;
};

export type SavedMethodToolsEvent =
  | { readonly type: 'askDelete'; readonly method: MethodId }
  | { readonly type: 'cancelDelete' }
  | { readonly type: 'confirmDelete' }
  | { readonly type: 'setDefault'; readonly method: MethodId }
  | { readonly type: 'removeDefault' };
