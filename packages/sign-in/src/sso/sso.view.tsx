import type { Destination } from '@portico/core';
import { useCore, useMounted, useNavigate, useTexts } from '@portico/element';
import { BusyMark, Button, Heading, Stack } from '@portico/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { enterBySingleSignOn, type NameQuestion, type SingleSignOnReturn } from './sso.controller';
import { singleSignOnTexts } from './single-sign-on.sentences';

/**
 * The entry from a single sign-on: shows a spinner, then goes on automatically (access §2), or asks
 * whether the borrower is the one that the token names.
 */
export function SingleSignOnEntry({ token, state }: SingleSignOnReturn): ReactNode {
  const core = useCore();
  const navigate = useNavigate();
  const t = useTexts(singleSignOnTexts);
  const mounted = useMounted();
  const [question, setQuestion] = useState<NameQuestion>();
  // A token is valid for one use: React's double mount in strict mode must not send it twice.
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void enterBySingleSignOn(core, { token, state }).then((end) => {
      if (!end || !mounted.current) return;
      if ('to' in end) navigate(end.to);
      else setQuestion(end.question);
    });
  }, [core, navigate, token, state, mounted]);
  if (question) return <ConfirmName question={question} goTo={navigate} />;
  return (
    <p role="status" className="flex items-center gap-2">
      <BusyMark />
      {t('entering')}
    </p>
  );
}

type ConfirmNameProps = {
  readonly question: NameQuestion;
  readonly goTo: (destination: Destination) => void;
};

function ConfirmName({ question, goTo }: ConfirmNameProps): ReactNode {
  const { environment } = useCore();
  const t = useTexts(singleSignOnTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const stays = useRef<() => void>(undefined);
  // Whoever goes elsewhere, or closes the page, leaves too; strict mode mounts twice.
  useEffect(() => {
    const { delay, events } = environment;
    const leave = () => void question.leave();
    stays.current?.();
    events?.addEventListener('pagehide', leave);
    return () => {
      events?.removeEventListener('pagehide', leave);
      stays.current = delay(leave, 0);
    };
  }, [environment, question]);
  return (
    <Stack>
      <Heading own ref={heading} level={2}>
        {t('heading')}
      </Heading>
      <p>{t('question', { name: question.name })}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => goTo(question.confirm())}>
          {t('confirm')}
        </Button>
        <Button variant="quiet" onClick={() => goTo(question.leave())}>
          {t('leave')}
        </Button>
      </div>
    </Stack>
  );
}
