import { chunk } from '@portico/core/internal';
import {
  useFlow,
  useNavigate,
  useReleasedHeight,
  useSettingReader,
  useSurroundings,
  useTexts,
} from '@portico/element';
import { DraftOf } from '@portico/shared/draft';
import { Heading, Tabs } from '@portico/ui';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { PersonalStep } from './personal/personal-step';
import { createRegistration, type StepProps } from './registration.controller';
import { signInSlot, type TabSection } from './registration.state';
import { isOpen, tabSections } from './registration.steps';
import { registrationTexts, type RegistrationTextKey } from './registration.sentences';

const titles: Readonly<Record<TabSection, RegistrationTextKey>> = {
  personal: 'tabPersonal',
  security: 'tabSecurity',
  logon: 'tabLogon',
};

const draft = chunk(() => import('./registration-draft.view'));

/** The view of `portico-registration`. */
export function RegistrationView(): ReactNode {
  const [signsIn, setSignsIn] = useState(false);
  const registration = useRegistration(setSignsIn);
  const { state } = useFlow(() => registration);
  const t = useTexts(registrationTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state.end) heading.current?.focus();
  }, [state.end]);
  useReleasedHeight('portico-registration', state.moves > 0);
  if (signsIn) return <slot name={signInSlot} />;
  const LastStep = registration.viewOf('logon');
  return (
    <div className="@container grid max-w-lg grid-cols-1 gap-4">
      <Heading own ref={heading} level={2}>
        {t('heading')}
      </Heading>
      <DraftOf code={draft} values={state.values} of={{ registration, state }} />
      {state.end && LastStep ? (
        <LastStep {...{ registration, state }} />
      ) : (
        <Wizard {...{ registration, state }} />
      )}
    </div>
  );
}

function useRegistration(setSignsIn: (signsIn: true) => void) {
  const { core, host } = useSurroundings();
  const read = useSettingReader();
  const navigate = useNavigate();
  return useMemo(
    () =>
      createRegistration({
        core,
        host,
        read,
        navigate,
        onReady: () => setSignsIn(true),
      }),
    [core, host, read, navigate, setSignsIn],
  );
}

function Wizard(props: StepProps): ReactNode {
  const { registration, state } = props;
  const { rules, send } = registration;
  const t = useTexts(registrationTexts);
  const { section } = state;
  const Step = section === 'personal' ? PersonalStep : registration.viewOf(section);
  const selected = section === 'emailVerification' ? 'personal' : section;
  const sections = tabSections(rules);
  const step = sections.indexOf(selected) + 1;
  return (
    <>
      <p className="text-sm text-muted">{t('step', { step, count: sections.length })}</p>
      <Tabs
        label={t('tabs')}
        selected={selected}
        onSelect={(key) => send({ type: 'open', section: key })}
        tabs={sections.map((key) => ({
          key,
          label: t(titles[key]),
          disabled: key !== selected && !isOpen(key, state, rules),
          content: Step && <Step key={section} {...props} />,
        }))}
      />
    </>
  );
}
