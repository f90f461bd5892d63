import { NotLoaded, useHref, useTexts } from '@portico/element';
import { Banner, Button, Form, Heading, Link } from '@portico/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import type { StepProps } from './registration.controller';
import { registrationTexts } from './registration.sentences';

type StepFormProps = StepProps & {
  readonly title: string;
  /** Replaces the wizard's own submit. */
  readonly onSubmit?: (() => void) | undefined;
  /** Label of the submit button. */
  readonly action: string;
  /** The service's refusal; without it, any refusal means that the service was unreachable. */
  readonly refusal?: string | undefined;
  readonly children: ReactNode;
};

/** The frame of every step: heading, the last refusal, fields, buttons. */
export function StepForm({ registration, state, ...props }: StepFormProps): ReactNode {
  const t = useTexts(registrationTexts);
  const refusal = props.refusal ?? (state.refusal && t('errorKindOffline'));
  return (
    <Form
      onSubmit={props.onSubmit ?? (() => registration.send({ type: 'submit' }))}
      failedSubmits={state.failedSubmits}
    >
      <StepHeading focused={state.moves > 0}>{props.title}</StepHeading>
      {state.refusal === 'noCode' ? (
        <NotLoaded />
      ) : (
        refusal && <Banner tone="error">{refusal}</Banner>
      )}
      {props.children}
      <div className="grid gap-3 @min-[400px]:flex">
        <Button type="submit" variant="primary" busy={state.busy !== 'no'}>
          {state.busy === 'no' ? props.action : t('continuing')}
        </Button>
        {state.section !== 'personal' && (
          <Button onClick={() => registration.send({ type: 'back' })}>{t('back')}</Button>
        )}
      </div>
      <p>
        <ToLogin>{t('cancel')}</ToLogin>
      </p>
    </Form>
  );
}

/** Moves the focus to the heading of a new step, unless a tab has the focus. */
function StepHeading(props: {
  readonly focused: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const ref = useRef<HTMLHeadingElement>(null);
  const { focused } = props;
  useEffect(() => {
    const root = ref.current?.getRootNode();
    const active =
      root instanceof ShadowRoot || root instanceof HTMLDocument ? root.activeElement : null;
    if (focused && active?.getAttribute('role') !== 'tab') ref.current?.focus();
  }, [focused]);
  return (
    <Heading ref={ref} level={3}>
      {props.children}
    </Heading>
  );
}

/** The link to the sign-in screen. */
export function ToLogin(props: { readonly children: ReactNode }): ReactNode {
  const { href, onClick } = useHref({ screen: 'login' });
  return (
    <Link href={href} onClick={onClick}>
      {props.children}
    </Link>
  );
}
