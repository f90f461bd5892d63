import { useFailureText } from '@portico/element';
import { checkIcon, Icon, warningIcon } from '@portico/ui';
import { type ReactNode } from 'react';
import { savedMethodsTexts } from './saved-methods.sentences';
import { DeleteMethodDialog } from './screens/delete-method-dialog';
import type { SavedMethodTools } from './use-saved-method-tools';

/** The result of a change, in a line whose height is kept; and the question before a deletion. */
export function ToolsOutcome({ tools }: { readonly tools: SavedMethodTools }): ReactNode {
  const { state, send, nameOf } = tools;
  const { message, deleting, busy } = state;
  const failure = useFailureText(savedMethodsTexts);
  return (
    <div className="-mb-9 min-h-6 text-sm">
      {message && (
        <p
          role={message.good ? 'status' : 'alert'}
          className={
            'mb-5 flex gap-2 font-medium ' + (message.good ? 'text-success' : 'text-danger')
          }
        >
          <Icon path={message.good ? checkIcon : warningIcon} />
          {failure(message.text, message.unanswered)}
        </p>
      )}
      {deleting && <DeleteMethodDialog name={nameOf(deleting)} busy={busy} send={send} />}
    </div>
  );
}
