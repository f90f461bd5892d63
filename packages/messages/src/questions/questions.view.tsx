import type { BorrowerRequest, borrowerRequests, OutputOf } from '@portico/contract';
import { useCore, useFetchedAhead, useHref, useTexts, type AnswerState } from '@portico/element';
import {
  answeredOn,
  followingCode,
  FollowingPart,
  isQuestion,
  questionOf,
  RequestClock,
  requestsKindsTexts,
  RequestState,
  requestsThreadTexts,
  titleOf,
  unansweredOn,
  useWords,
} from '@portico/shared/requests';
import { SectionError, useFocusOnChange } from '@portico/shared/section';
import { Button, Heading, Link, Skeleton, TextButton } from '@portico/ui';
import { useState, type ReactNode } from 'react';
import { messagesQuestionsTexts } from './messages.questions.sentences';

export const texts = [messagesQuestionsTexts, requestsKindsTexts, requestsThreadTexts];

/** What a borrower asked about loans, and what the lender answered. */
export default function Questions(props: {
  readonly answer: AnswerState<OutputOf<typeof borrowerRequests>>;
  readonly retry: () => void;
}): ReactNode {
  const { answer, retry } = props;
  const t = useTexts(messagesQuestionsTexts);
  if (answer.status === 'loading') return <Skeleton rows={4} />;
  if (answer.status === 'failed') {
    return (
      <SectionError retryLabel={t('loadAgain')} retry={retry}>
        {t('errorQuestions')}
      </SectionError>
    );
  }
  return <ListOrThread questions={answer.value.requests.filter(isQuestion)} />;
}

type Questions = readonly BorrowerRequest[];

/** The list, or the thread of the question that is open. */
function ListOrThread({ questions }: { readonly questions: Questions }): ReactNode {
  const core = useCore();
  const t = useTexts(messagesQuestionsTexts);
  // A reply that had no answer is looked up again after a reload.
  const [opened, open] = useState(
    () =>
      questions.find(({ accountNumber = '', referenceNumber }) =>
        unansweredOn(core, accountNumber).some(
          ({ what, name }) => what === 'reply' && name === referenceNumber,
        ),
      )?.referenceNumber,
  );
  const top = useFocusOnChange<HTMLElement>(opened);
  useFetchedAhead(followingCode, questions.length > 0);
  const question = questions.find(({ referenceNumber }) => referenceNumber === opened);
  return (
    <section ref={top} tabIndex={-1} className="grid grid-cols-1 gap-6 border-t border-line pt-6">
      {question ? (
        <>
          <div className="-ms-4">
            <Button variant="quiet" onClick={() => open(undefined)}>
              {t('backToQuestions')}
            </Button>
          </div>
          <FollowingPart
            key={question.referenceNumber}
            // Without one, the account's documents cannot be listed.
            accountNumber={question.accountNumber ?? ''}
            request={question}
          />
        </>
      ) : (
        <>
          <Heading level={3}>{t('questions')}</Heading>
          <QuestionList questions={questions} onOpen={open} />
          <AskLink />
        </>
      )}
    </section>
  );
}

function QuestionList(props: {
  readonly questions: Questions;
  readonly onOpen: (referenceNumber: string) => void;
}): ReactNode {
  const { questions, onOpen } = props;
  const t = useTexts(messagesQuestionsTexts);
  const { locale, say, day } = useWords();
  if (questions.length === 0) return <p className="text-muted">{t('noQuestions')}</p>;
  return (
    <ul className="grid grid-cols-1">
      {questions.map((question) => {
        const { referenceNumber } = question;
        const answered = answeredOn(question);
        return (
          <li key={referenceNumber} className="border-t border-line py-3 last:border-b">
            <TextButton names="line" onClick={() => onOpen(referenceNumber)}>
              {shortened(questionOf(question) ?? say(titleOf(question, locale)))}
            </TextButton>
            {answered ? (
              <p className="font-semibold">{t('questionAnswered', { date: day(answered) })}</p>
            ) : (
              <RequestState request={question} />
            )}
            <RequestClock request={question} />
          </li>
        );
      })}
    </ul>
  );
}

/** The most characters of a question in the list. */
const listedCharacters = 100;

/** The first words of a long question. */
function shortened(question: string): string {
  if (question.length <= listedCharacters) return question;
  const start = question.slice(0, listedCharacters);
  return `${start.slice(0, start.lastIndexOf(' ')) || start}…`;
}

/** The way to a new question, where the page of requests has an address. */
function AskLink(): ReactNode {
  const t = useTexts(messagesQuestionsTexts);
  const { href, onClick } = useHref({ screen: 'requests' });
  if (href === undefined) return null;
  return (
    <p>
      <Link href={href} onClick={onClick}>
        {t('askQuestion')}
      </Link>
    </p>
  );
}
