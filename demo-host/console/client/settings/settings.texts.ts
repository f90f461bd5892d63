/** The texts of the settings studio. */
export const settingsTexts = {
  about:
    'Every setting and sentence the widgets read. Press on a sentence or a field in the preview to find its setting, or search for the words a borrower reads. A change is in the setup and in the preview at once; pages of the website show it after a reload. Precedence: the tag, shared, the language, plain words, the default.',
  preview: 'Preview',
  press: 'A press finds the setting',
  pressAbout:
    'Press on a sentence or a field, or go to a button or field by Tab and press Enter. Without this tick, the preview works as it does for a borrower.',
  pickedNone: 'No sentence of Portico is there.',
  picked: (count: number) =>
    count === 1 ? 'The setting of what you pressed:' : 'The settings of what you pressed:',
  showAll: 'Show all settings',
  inSight: (count: number) => `Settings of the ${count} sentences in the preview`,
  reads: 'A borrower reads:',
  refused: (kind: string) => `Not of the kind ${kind}, so it cannot be saved.`,
  sameAsDefault: 'Set to the same as its default.',
  defaultIs: 'Default:',
  nothing: '(empty)',
  file: 'Export and import',
  fileAbout:
    'A file has the three buckets of the setup, without the host’s own switches. Values that it does not name stay as they are.',
  schema: 'JSON schema, for an editor',
  exported: 'What is set now',
  download: 'Download',
  fileName: 'portico-settings.json',
  importField: 'Settings to import',
  chooseFile: 'From a file',
  importProblems: (count: number) => `Not taken over: ${count}`,
  importChanges: (count: number) => (count === 0 ? 'It changes nothing.' : `Changes: ${count}`),
  importNow: 'Import',
  imported: (count: number) => `Imported: ${count}`,
  unset: 'not set',
} as const;
