import { useTexts } from '@portico/element';
import { savingTexts } from './saving.texts';

/** The sentences of the SaveBar; `invalid` are the labels of the fields to correct first. */
export function useSaveBarTexts(invalid: readonly string[]) {
  const t = useTexts(savingTexts);
  return {
    texts: { save: t('save'), saving: t('saving'), cancel: t('cancel'), saved: t('saved') },
    blocked: invalid.length > 0 ? t('check', { fields: invalid.join(', ') }) : undefined,
  };
}
