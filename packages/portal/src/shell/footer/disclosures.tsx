import { useSetting, useTexts } from '@portico/element';
import { Button, RichText } from '@portico/ui';
import { useId, useState, type ReactNode } from 'react';
import { portalTexts } from '../../portal/portal.sentences';
import { disclosuresText } from '../../settings/portal-options';

/** The lender's disclosures, if set, behind a toggle; they slide in 0.2 s (access §2). */
export function Disclosures(): ReactNode {
  const t = useTexts(portalTexts);
  const html = useSetting(disclosuresText);
  const [open, setOpen] = useState(false);
  const section = useId();
  if (html === '') return null;
  return (
    <div>
      <Button variant="quiet" expanded={open} controls={section} onClick={() => setOpen(!open)}>
        {t(open ? 'hideDisclosures' : 'showDisclosures')}
      </Button>
      <div
        id={section}
        part="disclosures"
        inert={!open}
        className={
          'grid [transition:grid-template-rows_200ms] motion-reduce:transition-none ' +
          (open ? 'grid-rows-[1fr]' : 'grid-rows-[0fr]')
        }
      >
        <div className="overflow-hidden">
          <RichText html={html} />
        </div>
      </div>
    </div>
  );
}
