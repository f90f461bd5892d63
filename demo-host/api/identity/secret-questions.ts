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

/** Whether a question may be chosen: one of the settings or, where they allow it, any other. */
export async function isOfferedQuestion(
  settings: SettingsStore,
  question: string,
): Promise<boolean> {
  const offered = await configuredQuestions(settings);
  return (
    question !== '' &&
    (offered.length === 0 ||
      offered.includes(question) ||
      (await settings.flag('registrationOptions.customQuestionOption')))
  );
}
