import type { Flow } from '@portico/element';
import { assertNever } from '@portico/rules';
import { signal } from '@preact/signals-core';
import { targetKey, type UploadTarget } from '../upload-target';
import { createTransfers } from './transfers';
import {
  isReady,
  type TakenPhotos,
  type UnfinishedUpload,
  type UploadEvent,
  type UploadItem,
  type UploadPorts,
  type UploadState,
} from './upload.state';

const nothing: UploadState = { items: [], photos: [], stored: [], unfinished: [] };

/** The queue of files to upload (accounts §2.7, §4, §5). */
export function createUploadFlow(ports: UploadPorts): Flow<UploadState, UploadEvent> {
  const state = signal(nothing);
  let lastId = 0;
  /** Increased by `clear`: what was begun before has no effect after it. */
  let era = 0;
  const set = (patch: Partial<UploadState>) => {
    state.value = { ...state.peek(), ...patch };
  };
  const itemOf = (id: number) => state.peek().items.find((item) => item.id === id);
  const change = (id: number, patch: Partial<UploadItem>) =>
    set({
      items: state.peek().items.map((item) => (item.id === id ? { ...item, ...patch } : item)),
    });
  const drop = (id: number) => set({ items: state.peek().items.filter((item) => item.id !== id) });

  const transfers = createTransfers(ports, {
    items: () => state.peek().items,
    change: (id, status) => change(id, { status }),
    stored({ id, file, fileTypeId, target }) {
      drop(id);
      set({ stored: [...state.peek().stored, { name: file.name, fileTypeId, target }] });
    },
  });

  const add = async (files: readonly File[], target: UploadTarget) => {
    const before = era;
    set({ stored: [] });
    const checked = await Promise.all(
      files.map(async (file) => ({ file, reason: await ports.check(file) })),
    );
    if (before !== era) return;
    for (const { file, reason } of checked) {
      if (state.peek().items.some((item) => isSame(item, file, target))) continue;
      const earlier = state.peek().unfinished.find((one) => isUnfinished(one, file, target));
      const status = reason ? ({ at: 'refused', reason } as const) : ({ at: 'queued' } as const);
      const fileTypeId = earlier?.fileTypeId ?? '';
      set({
        items: [...state.peek().items, { id: ++lastId, file, target, fileTypeId, status }],
        unfinished: state.peek().unfinished.filter((one) => one !== earlier),
      });
    }
  };

  const upload = (target: UploadTarget) => {
    const key = targetKey(target);
    const ready = state
      .peek()
      .items.filter((item) => isReady(item) && targetKey(item.target) === key);
    for (const { id } of ready) change(id, { status: { at: 'waiting', sent: 0 } });
    transfers.next();
  };

  const remove = (id: number) => {
    const item = itemOf(id);
    if (!item) return;
    drop(id);
    transfers.remove(item);
  };

  const discard = (url: string) => {
    set({ unfinished: state.peek().unfinished.filter((one) => one.url !== url) });
    ports.discardUrl(url);
  };

  const clear = () => {
    era += 1;
    transfers.stopAll();
    state.value = nothing;
  };

  void ports.findUnfinished().then((found) => {
    if (era > 0) return;
    // A file that was added meanwhile continues its upload.
    set({ unfinished: found.filter((one) => !isAdded(one, state.peek().items)) });
  });

  return {
    state,
    send(event) {
      switch (event.type) {
        case 'add':
          return void add(event.files, event.target);
        case 'photos':
          return set({ photos: withPhotos(state.peek().photos, event) });
        case 'chooseType':
          if (itemOf(event.id)?.status.at === 'queued')
            change(event.id, { fileTypeId: event.fileTypeId });
          return undefined;
        case 'upload':
          return upload(event.target);
        case 'pause':
          return transfers.pause(event.id);
        case 'resume':
          return transfers.resume(event.id);
        case 'remove':
          return remove(event.id);
        case 'discard':
          return discard(event.url);
        case 'online':
          return transfers.online();
        case 'clear':
          return clear();
        default:
          return assertNever(event);
      }
    },
    dispose: clear,
  };
}

/** The photos with those of one target replaced. */
function withPhotos(
  photos: readonly TakenPhotos[],
  { files, target }: TakenPhotos,
): readonly TakenPhotos[] {
  const key = targetKey(target);
  const others = photos.filter((one) => targetKey(one.target) !== key);
  return files.length > 0 ? [...others, { files, target }] : others;
}

/** Whether a file is in the queue for a target already. */
function isSame(
  item: UploadItem,
  { name, size, lastModified }: File,
  target: UploadTarget,
): boolean {
  const { file } = item;
  return (
    file.name === name &&
    file.size === size &&
    file.lastModified === lastModified &&
    targetKey(item.target) === targetKey(target)
  );
}

function isAdded(unfinished: UnfinishedUpload, items: readonly UploadItem[]): boolean {
  return items.some(({ file, target }) => isUnfinished(unfinished, file, target));
}

function isUnfinished(
  unfinished: UnfinishedUpload,
  { name, size }: File,
  target: UploadTarget,
): boolean {
  return (
    unfinished.name === name &&
    unfinished.size === size &&
    targetKey(unfinished.target) === targetKey(target)
  );
}
