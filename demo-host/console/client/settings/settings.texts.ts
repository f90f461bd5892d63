/** The texts of the settings studio. */
export const settingsTexts = {
  about:
    'Press on a sentence in the preview, or search for what a borrower reads, and change it in its box. A change is in the preview at once; pages of the website show it after a reload.',
  place: 'Applies to',
  places: {
    shared: 'both languages',
    english: 'English',
    spanish: 'Spanish',
    host: 'the demo bank itself',
  },
  placeNotes: {
    shared:
      'What is set here comes first, in English and in Spanish: choose a language to change a sentence in it alone.',
    english:
      'What is set here is read in English, unless it is set for both languages; in Spanish where Spanish has nothing.',
    spanish: 'What is set here is read in Spanish, unless it is set for both languages.',
    host: 'Switches of this demo bank, which a lender’s setup does not have.',
  },
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
    'A file has what is set for both languages, for English and for Spanish, without the switches of the demo bank. Values that it does not name stay as they are.',
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
