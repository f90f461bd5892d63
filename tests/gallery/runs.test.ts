import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseEarlier, continueRun, openRuns, type Run } from './runs.mjs';

const runOf = (name: string, sources: string, minute = 0, files: readonly string[] = []): Run => ({
  name,
  sources,
  takenAt: new Date(Date.UTC(2025, 2, 12, 16, minute)).toISOString(),
  stories: [],
  shots: Object.fromEntries(files.map((file) => [`story ${file}`, { file, height: 90 }])),
});

describe('the folder of the runs', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'portico-gallery-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('returns a saved run, and lists all, the latest first', () => {
    const runs = openRuns(folder);
    const [older, newer] = [runOf('older', 'x', 1), runOf('newer', 'y', 2)];
    for (const run of [newer, older]) runs.save(run);
    expect(runs.read('older')).toEqual(older);
    expect(runs.read('never')).toBeUndefined();
    expect(runs.list()).toEqual([newer, older]);
  });

  it('stores equal pictures once', () => {
    const { savePicture, readPicture } = openRuns(folder);
    const file = savePicture(Buffer.from('picture'));
    expect(savePicture(Buffer.from('picture'))).toBe(file);
    expect(savePicture(Buffer.from('another'))).not.toBe(file);
    expect(readPicture(file).toString()).toBe('picture');
    expect(readdirSync(join(folder, 'pictures'))).toHaveLength(2);
  });

  it('keeps the last five runs and those in use, and no picture without a run', () => {
    const runs = openRuns(folder);
    const files = Array.from({ length: 8 }, (_, index) => {
      const file = runs.savePicture(Buffer.from(String(index)));
      runs.save(runOf(`run-${index}`, 'x', index, [file]));
      return file;
    });
    const difference = runs.savePicture(Buffer.from('difference'));
    runs.savePicture(Buffer.from('unused'));

    runs.deleteOld(['run-0'], [difference]);
    expect(runs.list().map(({ name }) => name)).toEqual([
      ...['run-7', 'run-6', 'run-5', 'run-4', 'run-3'],
      'run-0',
    ]);
    const staying = [...files.slice(3), files[0], difference];
    expect(readdirSync(join(folder, 'pictures')).sort()).toEqual(staying.sort());
  });
});

describe('the earlier run', () => {
  const current = runOf('now', 'c', 3);
  const same = runOf('same', 'c', 2, ['1.png']);
  const other = runOf('other', 'b', 1, ['2.png']);
  const first = runOf('first', 'a', 0, ['1.png', '2.png']);
  const runs = [current, same, other, first];
  const shots = [{ key: 'story 1.png' }];

  it('is the latest of other sources that has a planned picture', () => {
    expect(chooseEarlier(runs, current, shots, undefined)).toBe(first);
    expect(chooseEarlier(runs, current, [{ key: 'story 2.png' }], undefined)).toBe(other);
    expect(chooseEarlier([current, same, other], current, shots, undefined)).toBeUndefined();
  });

  it('can be named', () => {
    expect(chooseEarlier(runs, current, shots, 'other')).toBe(other);
    expect(chooseEarlier(runs, current, shots, 'same')).toBe(same);
  });

  it.each(['now', 'never'])('is no run named "%s"; the error lists the others', (name) => {
    expect(() => chooseEarlier(runs, current, shots, name)).toThrow(
      /there is same, other, first\.$/,
    );
  });
});

describe('a run of the same name', () => {
  const saved = runOf('before', 'a', 1, ['1.png']);

  it('continues with its pictures', () => {
    const { name, sources, stories } = saved;
    expect(continueRun(saved, { name, sources, stories })).toEqual(saved);
  });

  it('starts again without them when the sources have changed', () => {
    const wanted = { name: 'before', sources: 'b', stories: [] };
    expect(continueRun(saved, wanted).shots).toEqual({});
    expect(continueRun(undefined, wanted).shots).toEqual({});
  });
});
