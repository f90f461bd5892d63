import { hasAllowedCharacters } from '@portico/rules';
import type { SettingsStore } from '../setup/settings-store';

/** The questions of the settings, one per line, without those that have forbidden characters. */
export async function configuredQuestions(settings: SettingsStore): Promise<readonly string[]> {
  const text = (await settings.value('loginOptions.secretQuestions')) ?? '';
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && hasAllowedCharacters(line));
}
