import { assertNever } from '@portico/rules';
import { signal, type ReadonlySignal } from '@preact/signals-core';
import type {
  Change,
  SavedMethodToolsEvent,
  SavedMethodToolsPorts,
  SavedMethodToolsState,
} from './saved-method-tools.state';

/** Milliseconds that a message is shown (payments §9). */
const messageTime = 5_000;

export type SavedMethodToolsFlow = {
  readonly state: ReadonlySignal<SavedMethodToolsState>;
  readonly send: (event: SavedMethodToolsEvent) => void;
  readonly dispose: () => void;
};

/** Deletes saved methods and sets the default, one change at a time (payments §4). */
export function createSavedMethodToolsFlow(ports: SavedMethodToolsPorts): SavedMethodToolsFlow {
  const state = signal<SavedMethodToolsState>({
    deleting: undefined,
    busy: false,
    message: undefined,
  });
  let disposed = false;
  let stopClearing = () => {};
  const set = (patch: Partial<SavedMethodToolsState>) => {
    if (!disposed) state.value = { ...state.peek(), ...patch };
  };

  const say = (message: NonNullable<SavedMethodToolsState['message']>) => {
    stopClearing();
    set({ message });
    stopClearing = ports.delay(() => set({ message: undefined }), messageTime);
  };

  const carryOut = async (change: () => Promise<Change>) => {
    if (state.peek().busy) return undefined;
    set({ busy: true, message: undefined });
    const answer = await change();
    if (disposed) return undefined;
    set({ busy: false, deleting: undefined });
    if (answer.ok) ports.changed(answer.value);
    else say({ ...answer.error, good: false });
    return answer;
  };

  const confirmDelete = async () => {
    const { deleting } = state.peek();
    const answer = deleting && (await carryOut(() => ports.remove(deleting)));
    if (answer?.ok) say({ text: 'deleted', good: true });
  };

  return {
    state,
    send(event) {
      switch (event.type) {
        case 'askDelete':
          if (!state.peek().busy) set({ deleting: event.method, message: undefined });
          break;
        case 'cancelDelete':
          if (!state.peek().busy) set({ deleting: undefined });
          break;
        case 'confirmDelete':
          void confirmDelete();
          break;
        case 'setDefault':
          void carryOut(() => ports.setDefault(event.method));
          break;
        case 'removeDefault':
          void carryOut(ports.removeDefault);
          break;
        default:
          assertNever(event);
      }
    },
    dispose() {
      disposed = true;
      stopClearing();
    },
  };
}
