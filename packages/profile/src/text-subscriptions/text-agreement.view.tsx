import { agreementsTexts, agreementsToAccept } from '@portico/core/agreements';
import { openAgreementsFirstOption } from '@portico/core/internal';
import { useCore, useFlow, useSetting, useSettingReader, useTexts } from '@portico/element';
import { openAgreements, shapePhone } from '@portico/rules';
import { AgreementList, Button, Dialog, DisabledReason, Unbroken } from '@portico/ui';
import { useId, useState, type ReactNode } from 'react';
import { createTextAgreement } from './text-agreement.controller';
import { textAgreementTexts } from './text-agreement.sentences';

export const texts = [textAgreementTexts, agreementsTexts];

/**
 * Asks for the consent to text messages and logs it (access §4; D56). The setup's agreements whose
 * WhenToAgree includes texting have to be accepted, also those that were before: consent is given
 * for each phone, and again after it was withdrawn.
 */
export default function TextAgreement(props: {
  /** The phone that the consent is for. */
  readonly phoneNumber?: string | undefined;
  readonly onAgreed: () => void;
  readonly onDisagreed: () => void;
  /** The consent could not be logged. */
  readonly onFailed: () => void;
}): ReactNode {
  const { phoneNumber, onAgreed, onDisagreed, onFailed } = props;
  const core = useCore();
  const read = useSettingReader();
  const t = useTexts(textAgreementTexts);
  const listTexts = useTexts(agreementsTexts);
  const openFirst = useSetting(openAgreementsFirstOption);
  const [agreements] = useState(() => agreementsToAccept(core, read, 'texting', []));
  const { state, send } = useFlow(() =>
    createTextAgreement({ core, agreements, onAgreed, onFailed }),
  );
  const { choices } = state.values;
  const reason = useId();
  const [missing] = openAgreements(agreements, choices, openFirst);
  const missingText = missing?.code === 'notOpened' ? 'errorNotOpened' : 'errorNotAgreed';
  return (
    <Dialog
      open
      width={500}
      title={
        <Unbroken>
          {phoneNumber ? t('titleOfPhone', { phone: shapePhone(phoneNumber) }) : t('title')}
        </Unbroken>
      }
      onClose={onDisagreed}
      actions={
        <>
          <DisabledReason id={reason} ready={missing === undefined}>
            {missing ? listTexts(missingText, missing.params) : '\u00a0'}
          </DisabledReason>
          <Button onClick={onDisagreed}>{t('disagree')}</Button>
          <Button
            variant="primary"
            busy={state.isPending}
            disabled={missing !== undefined}
            describedBy={missing && reason}
            onClick={() => send({ type: 'submit' })}
          >
            {t('agree')}
          </Button>
        </>
      }
    >
      <p>{t('intro')}</p>
      <AgreementList
        agreements={agreements}
        choices={choices}
        openFirst={openFirst}
        texts={listTexts}
        onChange={(value) => send({ type: 'change', field: 'choices', value })}
      />
      <p className="text-sm text-muted">
        {t('rates')} {t('kept')}
      </p>
    </Dialog>
  );
}
