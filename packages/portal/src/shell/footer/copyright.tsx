import { today } from '@portico/core/internal';
import { lenderName, useCore, useSetting, useTexts } from '@portico/element';
import { yearOf } from '@portico/rules';
import type { ReactNode } from 'react';
import { portalTexts } from '../../portal/portal.sentences';

/** `© 2025 Cedar Valley Credit` */
export function Copyright(): ReactNode {
  const core = useCore();
  const t = useTexts(portalTexts);
  const name = useSetting(lenderName);
  return <p>{`${t('copyright', { year: yearOf(today(core)) })} ${name}`.trim()}</p>;
}
