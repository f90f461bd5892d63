import { parseStatementProvider } from '@portico/rules';
import { list } from '../list';
import { address, type Setting, type SettingKey, type SettingNotes } from '../setting';

const pages = ['portico-deposit-details', 'portico-loan-details'] as const;

export const sampleStatementUrl = address('loanOptions.sampleStatementUrl', {
  for: pages,
  doc: 'Address of a sample statement, to be opened before a borrower agrees to e-statements; without it, none is asked for.',
});

export const statementProviders = providerList('loanOptions.statementProviders', {
  for: pages,
  doc: 'How the statements of a provider are opened, each as provider=viewer with the viewer standard, broadridge or amsive. A provider that is not named keeps its own: 0=standard, 1=broadridge, 3=amsive, 4=standard.',
});

/** A list with an entry of another form is a bad value. */
// @__NO_SIDE_EFFECTS__
function providerList(
  key: SettingKey,
  notes: SettingNotes<readonly string[]>,
): Setting<readonly string[]> {
  const lines = list(key, notes);
  return {
    ...lines,
    read: (raw) => {
      const found = lines.read(raw);
      return found?.every((line) => parseStatementProvider(line)) ? found : undefined;
    },
  };
}
