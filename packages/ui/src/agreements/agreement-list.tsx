import {
  canAgree,
  withAnswer,
  withOpened,
  type AgreementChoices,
  type Params,
} from '@portico/rules';
import { useState, type Ref } from 'react';
import { ExternalLink } from '../actions/external-link';
import { Checkbox } from '../fields/checkbox';
import { AgreementDialog } from './agreement-dialog';

/** An agreement as it is shown. With `html` it is read in a dialog, else behind its address. */
export type AgreementItem = {
  readonly hostNum: number;
  readonly name: string;
  readonly url: string;
  readonly html: string;
};

/** The words around agreements: `useTexts(agreementWords)`. */
export type AgreementWords = (
  key: 'agree' | 'open' | 'newTab' | 'openFirst' | 'accept' | 'cancel',
  params?: Params,
) => string;

export type AgreementListProps = {
  agreements: readonly AgreementItem[];
  choices: AgreementChoices;
  onChange: (choices: AgreementChoices) => void;
  /** A box can be ticked only after its agreement was opened (access §4). */
  openFirst: boolean;
  words: AgreementWords;
  /** What is wrong with each, by host number. */
  errors?: ReadonlyMap<number, string> | undefined;
  /** The first box, for moving the focus to it. */
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A box and a way to read it for each agreement (access §2, §4). */
export function AgreementList(props: AgreementListProps) {
  const { agreements, choices, onChange, words } = props;
  const [reading, setReading] = useState<AgreementItem>();
  const answer = ({ hostNum }: AgreementItem, accepted: boolean) => {
    setReading(undefined);
    onChange(withAnswer(withOpened(choices, hostNum), hostNum, accepted));
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
              {agreement.html ? (
                <button
                  type="button"
                  part="link"
                  className="min-h-6 text-start text-accent underline underline-offset-4 hover:decoration-2"
                  onClick={() => setReading(agreement)}
                >
                  {words('open', { name: agreement.name })}
                </button>
              ) : (
                <ExternalLink
                  href={agreement.url}
                  newTabLabel={words('newTab')}
                  onClick={() => onChange(withOpened(choices, agreement.hostNum))}
                >
                  {words('open', { name: agreement.name })}
                </ExternalLink>
              )}
            </div>
          </li>
        ))}
      </ul>
      {reading && (
        <AgreementDialog
          title={reading.name}
          html={reading.html}
          acceptLabel={words('accept')}
          cancelLabel={words('cancel')}
          onAnswer={(accepted) => answer(reading, accepted)}
        />
      )}
    </>
  );
}

function AgreementBox(props: AgreementListProps & { readonly agreement: AgreementItem }) {
  const { agreement, choices, openFirst, words, errors, onChange } = props;
  const { hostNum } = agreement;
  const ready = canAgree(choices, hostNum, openFirst);
  return (
    <Checkbox
      ref={props.ref}
      name={`agreement${hostNum}`}
      label={words('agree', { name: agreement.name })}
      hint={ready ? undefined : words('openFirst')}
      error={errors?.get(hostNum)}
      checked={choices.agreed.includes(hostNum)}
      disabled={!ready}
      onChange={(agrees) => onChange(withAnswer(choices, hostNum, agrees))}
    />
  );
}
