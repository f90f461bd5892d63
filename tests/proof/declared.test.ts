import * as contract from '@portico/contract';
import { callsThatMayNeedProof } from '@portico/contract/openapi';
import { ProofPlace } from '@portico/shared/proof';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, sourceFiles, type SourceFile } from '../architecture/source-files';
import { noSentence } from '../effects/codes/no-sentence';

const files = new Map(sourceFiles.map((file) => [file.path, file]));

/** The calls for which a screen may be asked for a proof. */
const calls = callsThatMayNeedProof
  .map(({ name }) => name)
  .filter((name) => noSentence[`${name} ProofRequired`] === undefined);

/** The texts of a file and of all it imports, at once or on demand, outside the contract. */
function textsFrom(path: string): readonly string[] {
  const reached = new Map<string, string>();
  const visit = (file: SourceFile | undefined): void => {
    if (!file || file.package === 'contract' || reached.has(file.path)) return;
    reached.set(file.path, readFileSync(join(root, file.path), 'utf8'));
    for (const { file: imported } of file.imports) visit(files.get(imported ?? ''));
  };
  visit(files.get(path));
  return [...reached.values()];
}

function callsImportedFrom(path: string): readonly string[] {
  const texts = textsFrom(path);
  return calls.filter((name) => {
    const importing = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '@portico/contract'`);
    return texts.some((text) => importing.test(text));
  });
}

/** What the declaration in a file draws next to its view. */
async function besideOf(path: string): Promise<unknown> {
  const module: Readonly<Record<string, unknown>> = await import(join(root, path));
  const widget = Object.values(module).find(
    (value) => typeof value === 'object' && value !== null && 'tag' in value,
  );
  if (typeof widget !== 'object' || widget === null) throw new Error(`No widget in ${path}`);
  return 'beside' in widget ? widget.beside : undefined;
}

describe('the dialog for a recent proof', () => {
  const declarations = [...files.keys()].filter((path) => path.endsWith('.element.ts'));

  it('is for calls that the contract exports by their names', () => {
    expect(calls.length).toBeGreaterThan(5);
    expect(calls.filter((name) => !(name in contract))).toEqual([]);
  });

  it.each(declarations)('is declared exactly if the code sends such a call: %s', async (path) => {
    const needing = callsImportedFrom(path);
    expect(await besideOf(path), needing.join()).toBe(needing.length > 0 ? ProofPlace : undefined);
  });
});
