import { useTexts } from '@portico/element';
import { profileSavingTexts } from './profile-saving.sentences';

/** The sentences of the SaveBar; `invalid` are the labels of the fields to correct first. */
export function useSaveBarTexts(invalid: readonly string[]) {
  const t = useTexts(profileSavingTexts);
  return {
    texts: { save: t('save'), saving: t('saving'), cancel: t('cancel'), saved: t('saved') },
    blocked: invalid.length > 0 ? t('check', { fields: invalid.join(', ') }) : undefined,
  };
}
