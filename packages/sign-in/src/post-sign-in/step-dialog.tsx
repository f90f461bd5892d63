import { sequence } from '@portico/rules';
import { useSignalValue, useTexts } from '@portico/element';
import { Dialog } from '@portico/ui';
import type { ReactNode } from 'react';
import type { PostSignIn } from './step';
import { signInStepTexts } from './sign-in-step.sentences';

/** Width in px of the modal in which every step is shown (access §2, §9). */
const stepWidth = 300;

/**
 * The dialog of a step after the password, with its place among them. Escape cancels the step and
 * the sign-in.
 */
export function StepDialog(props: {
  readonly postSignIn: PostSignIn;
  readonly title: string;
  readonly children: ReactNode;
}): ReactNode {
  const { queue, cancel } = props.postSignIn;
  const title = (
    <>
      {queue.count > 1 && <StepMark queue={queue} />}
      {props.title}
    </>
  );
  return (
    <Dialog open title={title} width={stepWidth} onClose={cancel}>
      {props.children}
    </Dialog>
  );
}

function StepMark({ queue }: Pick<PostSignIn, 'queue'>): ReactNode {
  const t = useTexts(signInStepTexts);
  const state = useSignalValue(queue.state);
  const { count } = queue;
  const number = state.at === 'step' ? state.number : count;
  return (
    <span className="mb-3 block font-body text-sm font-normal text-muted">
      <span aria-hidden className="mb-2 flex gap-1">
        {sequence(count, (index) => (
          <span
            key={index}
            className={'h-1 flex-1 rounded-md ' + (index < number ? 'bg-brand-fill' : 'bg-line')}
          />
        ))}
      </span>
      {t('step', { number, count })}{' '}
    </span>
  );
}
