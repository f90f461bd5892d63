import { useTexts } from '@portico/element';
import { Select, Stack } from '@portico/ui';
import type { ReactNode } from 'react';
import { documentCenterTexts } from '../document-center/document-center.texts';
import type { Choice } from './choices';

export type ChoiceSelectProps = {
  readonly name: string;
  readonly kind: 'account' | 'application';
  readonly choices: readonly Choice[];
  readonly chosen: Choice | undefined;
  readonly onChoose: (value: string) => void;
};

/** The selector of an account or an application, and a request to choose (accounts §2.7). */
export default function ChoiceSelect(props: ChoiceSelectProps): ReactNode {
  const { name, kind, choices, chosen, onChoose } = props;
  const t = useTexts(documentCenterTexts);
  return (
    <Stack>
      <Select
        name={name}
        label={t(kind)}
        placeholder={t(`${kind}Placeholder`)}
        value={chosen?.value ?? ''}
        options={choices}
        onChange={onChoose}
      />
      {!chosen && <p>{t(`${kind}Unchosen`)}</p>}
    </Stack>
  );
}
