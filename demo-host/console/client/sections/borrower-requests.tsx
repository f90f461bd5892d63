import type { BorrowerRequest, RequestValue } from '@portico/contract';
import { wordsIn } from '@portico/core/internal';
import { formatMoney } from '@portico/rules';
import {
  answeredField,
  choiceWords,
  labelOf,
  requestsKindsTexts,
  stateWordsOf,
  titleOf,
  type Said,
} from '@portico/shared/requests';
import { useState, type ReactNode } from 'react';
import { clerkDecisions, type ClerkDecision } from '../../../api/console-routes';
import { host, type SeenRequest } from '../host';
import { Section } from '../parts/section';
import { usePolling } from '../use-polling';
import { texts } from '../texts';

type Answered = { readonly request: BorrowerRequest; readonly onAnswered: () => void };

const locale = 'en';

/** What a borrower reads in English. */
const say = (said: Said): string =>
  'words' in said ? said.words : requestsKindsTexts.english[said.key];

function valueText({ date, months, amount, choice, text, fileIds = [] }: RequestValue) {
  if (amount !== undefined) return formatMoney(amount);
  if (choice !== undefined) return say(choiceWords({ key: choice, label: {} }, locale));
  return date ?? months ?? text ?? texts.clerkFiles(fileIds.length);
}

/** What a clerk answers; nothing is sent without a text. */
function AnswerForm({ request: { referenceNumber: reference }, onAnswered }: Answered): ReactNode {
  const [text, setText] = useState('');
  const [wantsDocument, setWantsDocument] = useState(false);
  const [refused, setRefused] = useState<string>();
  const [file, setFile] = useState<File>();
  const send = async (decision: ClerkDecision) => {
    // Refused without a text: then no file is kept either.
    const fileIds = file && text.trim() ? [(await host.sendClerkFile(reference, file)).fileId] : [];
    await host.answerRequest({ reference, decision, text, wantsDocument, fileIds });
  };
  const answer = (decision: ClerkDecision) =>
    void send(decision).then(onAnswered, (problem: unknown) =>
      setRefused(problem instanceof Error ? problem.message : String(problem)),
    );
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <label className="field">
        <span>{texts.clerkText}</span>
        <textarea value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <label className="field">
        <span>{texts.clerkFile}</span>
        <input type="file" onChange={(event) => setFile(event.target.files?.[0])} />
      </label>
      <label>
        <input
          type="checkbox"
          checked={wantsDocument}
          onChange={(event) => setWantsDocument(event.target.checked)}
        />{' '}
        {texts.clerkDocument}
      </label>
      {refused !== undefined && (
        <p className="bad" role="alert">
          {refused}
        </p>
      )}
      <p className="bar">
        {clerkDecisions.map((decision) => (
          <button key={decision} type="button" onClick={() => answer(decision)}>
            {texts.clerkDecisions[decision]}
          </button>
        ))}
      </p>
    </form>
  );
}

function OneRequest({ username, request, onAnswered }: Answered & SeenRequest): ReactNode {
  const { referenceNumber, accountNumber, kind, sentOn, answerBy, values, messages } = request;
  const declined = wordsIn(request.reason, locale);
  // After an answer, the form is empty again.
  const answers = messages.filter(({ isFromLender }) => isFromLender).length;
  return (
    <li>
      <div className="split">
        <h3>
          {say(titleOf(request, locale))} · {say(stateWordsOf(request, locale))}
        </h3>
        <span className="small quiet number">{referenceNumber}</span>
      </div>
      <p className="quiet small">
        {username} · {accountNumber} · {sentOn}
        {answerBy !== undefined && ` · ${texts.clerkBy} ${answerBy}`}
      </p>
      {values.map((value) => (
        <p key={value.key}>
          {say(labelOf(answeredField(value), kind, locale))}: {valueText(value)}
        </p>
      ))}
      {messages.map(({ isFromLender, text, fileIds }, index) => (
        <p key={index} className="letter">
          {isFromLender ? texts.clerkLender : texts.clerkBorrower}: {text}
          {fileIds.length > 0 && ` · ${texts.clerkFiles(fileIds.length)}`}
        </p>
      ))}
      {declined !== undefined && (
        <p className="letter">
          {texts.clerkLender}: {declined}
        </p>
      )}
      {request.canReply && <AnswerForm key={answers} request={request} onAnswered={onAnswered} />}
    </li>
  );
}

/** What borrowers ask of the lender, and the answers of a clerk. */
export function BorrowerRequests(): ReactNode {
  const { data, error, refresh } = usePolling(host.borrowerRequests, 3000);
  return (
    <Section title={texts.clerkTitle} about={texts.clerkAbout} error={error}>
      {data?.length === 0 && <p className="quiet">{texts.clerkEmpty}</p>}
      {data !== undefined && data.length > 0 && (
        <ul className="sheet rows">
          {data.map((seen) => (
            <OneRequest key={seen.request.referenceNumber} {...seen} onAnswered={refresh} />
          ))}
        </ul>
      )}
    </Section>
  );
}
