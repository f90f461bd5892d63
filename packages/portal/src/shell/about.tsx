import { customerServicePhone, useSetting, useTexts } from '@portico/element';
import { disableEZPayOption } from '@portico/shared/settings';
import { checkIcon, headingTag, HeadingsContext, Icon, PhoneLink } from '@portico/ui';
import { useContext, useId, type ReactNode } from 'react';
import { portalTexts } from '../portal/portal.sentences';
import { customerServiceHours } from '../settings/portal-options';

/** What a borrower can do once signed in, and whom to call; beside the form, or below it. */
export function About(): ReactNode {
  const t = useTexts(portalTexts);
  const id = useId();
  const { level = 1 } = useContext(HeadingsContext);
  const Tag = headingTag(level + 1);
  const canPay = !useSetting(disableEZPayOption);
  const phone = useSetting(customerServicePhone);
  const hours = useSetting(customerServiceHours);
  const tasks = ['aboutDue', ...(canPay ? ['aboutPay' as const] : []), 'aboutStatements'] as const;
  return (
    <aside
      aria-labelledby={id}
      className="grid content-start gap-6 border-line pb-16 max-lg:border-t max-lg:pt-8 lg:my-10 lg:border-s lg:ps-20 lg:pb-0"
    >
      <Tag id={id} className="font-heading text-xl leading-tight font-semibold text-balance">
        {t('aboutHeading')}
      </Tag>
      <ul className="grid gap-3 text-lg">
        {tasks.map((task) => (
          <li key={task} className="flex gap-3">
            <span className="mt-1 text-accent">
              <Icon path={checkIcon} />
            </span>
            {t(task)}
          </li>
        ))}
      </ul>
      {phone !== '' && (
        <div className="border-t border-line pt-6">
          <p className="text-muted">{t('aboutHelp')}</p>
          <p className="text-xl font-semibold">
            <PhoneLink phone={phone} />
          </p>
          {hours && <p className="text-muted">{hours}</p>}
        </div>
      )}
    </aside>
  );
}
