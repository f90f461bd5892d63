import { unread, type AccountAddress } from '@portico/contract';
import { changesTexts, chunk } from '@portico/core/internal';
import { useCore, useFlow, useTexts, useUnsavedChanges } from '@portico/element';
import { addressEntryOf, addressTexts } from '@portico/shared/address';
import { DraftOf } from '@portico/shared/draft';
import { useKeptFocus, useSavedMark } from '@portico/shared/section';
import { Button, Icon, checkIcon } from '@portico/ui';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { Loan } from '../loan/loan';
import { UnreadPart } from '../loan/unread-part';
import { loanDetailsSectionsTexts } from '../loan-details/loan-details.sections.sentences';
import { createAddress } from './address.controller';
import type { AddressState } from './address.flow';
import { loanAddressTexts } from './loan-address.sentences';
import { AddressForm } from './screens/address-form';

export const texts = [loanAddressTexts, addressTexts, changesTexts, loanDetailsSectionsTexts];

const draft = chunk(() => import('./address-draft.view'));

type AddressProps = {
  readonly loan: Loan;
  /** Requests the details again, where the address in them could not be read. */
  readonly reload: () => void;
};

/** The mailing address of a loan, or that it could not be read (D176). */
export default function Address({ loan, reload }: AddressProps): ReactNode {
  const { address } = loan.details.information;
  return address === unread ? (
    <UnreadPart reload={reload} />
  ) : (
    <KnownAddress loan={loan} address={address} />
  );
}

/**
 * The mailing address of a loan. A wide page shows its form; a narrow one a summary, until Change
 * is pressed.
 */
function KnownAddress(props: {
  readonly loan: Loan;
  readonly address: AccountAddress | undefined;
}): ReactNode {
  const { loan, address } = props;
  const core = useCore();
  const t = useTexts(loanAddressTexts);
  const [saved, mark] = useSavedMark();
  const [open, setOpen] = useState(false);
  const { state, send } = useFlow(() =>
    createAddress({
      core,
      accountNumber: loan.accountNumber,
      address,
      saved: () => {
        mark();
        setOpen(false);
      },
    }),
  );
  useEffect(() => send({ type: 'loaded', address: addressEntryOf(address) }), [send, address]);
  useUnsavedChanges(state.changed, state.values);
  const reason = useId();
  const isOpen = open || state.changed;
  const part = useRef<HTMLDivElement>(null);
  useKeptFocus(part, isOpen);
  return (
    <div ref={part} tabIndex={-1} className="grid gap-4">
      {loan.closed && (
        <p id={reason} className="text-sm text-muted">
          {t('closed')}
        </p>
      )}
      <DraftOf
        code={draft}
        values={state.values}
        of={{ accountNumber: loan.accountNumber, state, send }}
      />
      {!isOpen && (
        <div className="@min-[880px]:hidden print:block">
          <Summary address={state.cached} change={loan.closed ? undefined : () => setOpen(true)} />
        </div>
      )}
      <div className={isOpen ? undefined : 'hidden @min-[880px]:block print:hidden'}>
        <AddressForm
          state={state}
          send={send}
          disabledBy={loan.closed ? reason : undefined}
          focusFirst={open}
          onCancel={() => {
            send({ type: 'cancel' });
            setOpen(false);
          }}
        />
      </div>
      <p role="status" className="flex items-center gap-1 font-semibold text-success">
        {saved && (
          <>
            <Icon path={checkIcon} />
            {t('saved')}
          </>
        )}
      </p>
    </div>
  );
}

function Summary(props: {
  readonly address: AddressState['cached'];
  readonly change: (() => void) | undefined;
}): ReactNode {
  const t = useTexts(loanAddressTexts);
  const { address1, city, state, zipCode } = props.address;
  const region = [state, zipCode].filter(Boolean).join(' ');
  const lines = [address1, [city, region].filter(Boolean).join(', ')].filter(Boolean);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-8">
      <address className="not-italic">
        {lines.length === 0 && t('noAddress')}
        {lines.map((line) => (
          <span key={line} className="block wrap-anywhere">
            {line}
          </span>
        ))}
      </address>
      {props.change && (
        <span className="mx-[-16px]">
          <Button variant="quiet" onClick={props.change}>
            {t('change')}
          </Button>
        </span>
      )}
    </div>
  );
}
