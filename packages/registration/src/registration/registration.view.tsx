import { useCore, useFlow, useNavigate, useSettingReader, useTexts } from '@portico/element';
import { Heading, Tabs } from '@portico/ui';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { PersonalStep } from './personal/personal-step';
import { createRegistration, type StepProps } from './registration.controller';
import type { RegistrationPorts, TabSection } from './registration.state';
import { isOpen, tabSections } from './registration.steps';
import { registrationTexts, type RegistrationTextKey } from './registration.texts';
import { signInSlot, useAutomaticSignIn } from './use-automatic-sign-in';

const titles: Readonly<Record<TabSection, RegistrationTextKey>> = {
  personal: 'tabPersonal',
  security: 'tabSecurity',
  logon: 'tabLogon',
};

/** The whole of `portico-registration`. */
export function RegistrationView(): ReactNode {
  const [signIn, signsIn] = useAutomaticSignIn();
  const registration = useRegistration(signIn);
  const { state } = useFlow(() => registration);
  const t = useTexts(registrationTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state.end) heading.current?.focus();
  }, [state.end]);
  if (signsIn) return <slot name={signInSlot} />;
  const LastStep = registration.viewOf('logon');
  return (
    <div className="grid max-w-lg grid-cols-1 gap-4">
      <Heading ref={heading} level={2}>
        {t('heading')}
      </Heading>
      {state.end && LastStep ? (
        <LastStep {...{ registration, state }} />
      ) : (
        <Wizard {...{ registration, state }} />
      )}
    </div>
  );
}

function useRegistration(signIn: RegistrationPorts['signIn']) {
  const core = useCore();
  const read = useSettingReader();
  const navigate = useNavigate();
  return useMemo(
    () =>
      createRegistration({
        core,
        read,
        down: () => navigate({ screen: 'login' }),
        signIn,
      }),
    [core, read, navigate, signIn],
  );
}

function Wizard(props: StepProps): ReactNode {
  const { registration, state } = props;
  const { rules, send } = registration;
  const t = useTexts(registrationTexts);
  const { section } = state;
  const Step = section === 'personal' ? PersonalStep : registration.viewOf(section);
  const selected = section === 'emailVerification' ? 'personal' : section;
  return (
    <Tabs
      label={t('tabs')}
      selected={selected}
      onSelect={(key) => send({ type: 'open', section: key })}
      tabs={tabSections(rules).map((key) => ({
        key,
        label: t(titles[key]),
        disabled: key !== selected && !isOpen(key, state, rules),
        content: Step && <Step key={section} {...props} />,
      }))}
    />
  );
}
