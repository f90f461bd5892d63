import { hasAllowedCharacters } from '@portico/rules';
import type { SettingsStore } from '../setup/settings-store';

/** The questions of the setup, one per line; those with characters that are not allowed are not offered. */
export async function configuredQuestions(settings: SettingsStore): Promise<readonly string[]> {
  const text = (await settings.value('loginOptions.secretQuestions')) ?? '';
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && hasAllowedCharacters(line));
}
