import { canAgree, withAnswer, withOpened, type AgreementChoices } from '@portico/rules';
import { useState, type Ref } from 'react';
import { ExternalLink } from '../actions/external-link';
import { TextButton } from '../actions/text-button';
import { Checkbox } from '../fields/choices/checkbox';
import { useCanShow } from '../text/rich-text';
import { AgreementDialog } from './agreement-dialog';
import type { AgreementTexts } from './agreement-texts';

/** An agreement. With `html` it is read in a dialog, else at its address. */
export type AgreementItem = {
  readonly hostNum: number;
  readonly name: string;
  readonly url: string;
  readonly html: string;
};

export type AgreementListProps = {
  agreements: readonly AgreementItem[];
  choices: AgreementChoices;
  onChange: (choices: AgreementChoices) => void;
  /** A box can be ticked only after its agreement was opened (access §4). */
  openFirst: boolean;
  texts: AgreementTexts;
  /** The error of each, by host number. */
  errors?: ReadonlyMap<number, string> | undefined;
  /** The first box, for moving the focus to it. */
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A checkbox, and a link or button to read it, for each agreement (access §2, §4). */
export function AgreementList(props: AgreementListProps) {
  const { agreements, choices, onChange, texts } = props;
  const [reading, setReading] = useState<AgreementItem>();
  const answer = ({ hostNum }: AgreementItem, accepted: boolean, wasShown: boolean) => {
    setReading(undefined);
    onChange(withAnswer(wasShown ? withOpened(choices, hostNum) : choices, hostNum, accepted));
  };
  return (
    <>
      <ul className="grid gap-4">
        {agreements.map((agreement, index) => (
          <li key={agreement.hostNum}>
            <AgreementBox
              {...props}
              agreement={agreement}
              ref={index === 0 ? props.ref : undefined}
            />
            <div className="ps-8">
              <OpenAgreement
                agreement={agreement}
                texts={texts}
                onRead={() => setReading(agreement)}
                onOpened={() => onChange(withOpened(choices, agreement.hostNum))}
              />
            </div>
          </li>
        ))}
      </ul>
      {reading && (
        <AgreementDialog
          title={reading.name}
          html={reading.html}
          texts={texts}
          onAnswer={(accepted, wasShown) => answer(reading, accepted, wasShown)}
        />
      )}
    </>
  );
}

/** Opens the agreement; nothing for one with neither a text nor an address. */
function OpenAgreement(props: {
  readonly agreement: AgreementItem;
  readonly texts: AgreementTexts;
  readonly onRead: () => void;
  readonly onOpened: () => void;
}) {
  const { agreement, texts } = props;
  const label = texts('open', { name: agreement.name });
  if (agreement.html) {
    return <TextButton onClick={props.onRead}>{label}</TextButton>;
  }
  return (
    agreement.url && (
      <ExternalLink href={agreement.url} onClick={props.onOpened}>
        {label}
      </ExternalLink>
    )
  );
}

function AgreementBox(props: AgreementListProps & { readonly agreement: AgreementItem }) {
  const { agreement, choices, openFirst, texts, errors, onChange } = props;
  const { hostNum, html, name, url } = agreement;
  const canShow = useCanShow(html);
  const isAgreed = choices.agreed.includes(hostNum);
  const isOpened = canAgree(choices, hostNum, openFirst);
  const isReadable = html ? canShow : url !== '';
  const hintOf = () => {
    if (isReadable === false && !isAgreed) return texts('unavailable', { name });
    return isOpened ? undefined : texts('openFirst');
  };
  return (
    <Checkbox
      ref={props.ref}
      name={`agreement${hostNum}`}
      label={texts('agree', { name })}
      hint={hintOf()}
      error={errors?.get(hostNum)}
      checked={isAgreed}
      disabled={!isOpened || !(isReadable || isAgreed)}
      onChange={(agrees) => onChange(withAnswer(choices, hostNum, agrees))}
    />
  );
}
