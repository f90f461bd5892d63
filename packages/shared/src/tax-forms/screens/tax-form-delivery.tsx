import { longDate } from '@portico/core/internal';
import {
  useCore,
  useFailureText,
  useSignalValue,
  useTexts,
  useUnsavedChanges,
} from '@portico/element';
import { Banner, Button, Dialog, Heading, LiveRegion } from '@portico/ui';
import { useContext, useState, type ReactNode } from 'react';
import { useProof } from '../../proof/use-proof';
import { SectionLevelsContext } from '../../section/section-levels';
import { taxFormsTexts } from '../tax-forms.sentences';
import { useTaxFormDelivery, type Delivery } from '../use-tax-forms';
import { changeDelivery, type ChangeEnd } from '../change-delivery';

/** How tax forms are delivered; nothing where the lender's API has no such choice (D160). */
export function TaxFormDelivery(): ReactNode {
  const delivery = useTaxFormDelivery();
  return delivery && <Choice delivery={delivery} />;
}

/** Agreeing to electronic tax forms, the record of it, and paper again at any time. */
function Choice({ delivery }: { readonly delivery: Delivery }): ReactNode {
  const { format, wording, wordingHash, agreedWording } = delivery;
  const core = useCore();
  const prove = useProof();
  const t = useTexts(taxFormsTexts);
  const { within } = useContext(SectionLevelsContext);
  const [asking, setAsking] = useState(false);
  const [at, setAt] = useState<'set' | 'changing' | ChangeEnd>('set');
  const changing = at === 'changing';
  useUnsavedChanges(changing);
  const isElectronic = format === 'ElectronicOnly';
  const change = async () => {
    setAsking(false);
    setAt('changing');
    const wanted = isElectronic ? 'PaperOnly' : 'ElectronicOnly';
    setAt(await changeDelivery(core, prove, { format: wanted, wordingHash }));
  };
  return (
    <div className="grid grid-cols-1 gap-3 print:hidden">
      <Heading level={within} size="label">
        {t('delivery')}
      </Heading>
      <DeliveryNow delivery={delivery} />
      <div className="flex flex-wrap items-center gap-3">
        <Button busy={changing} onClick={() => (isElectronic ? void change() : setAsking(true))}>
          {t(changing ? 'saving' : isElectronic ? 'getPaper' : 'getElectronic')}
        </Button>
        {isElectronic && agreedWording !== undefined && <AgreedWording wording={agreedWording} />}
      </div>
      <ChangeResult at={at} />
      {asking && (
        <ConsentDialog
          wording={wording}
          onAgree={() => void change()}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  );
}

function DeliveryNow({ delivery: { format, since } }: { readonly delivery: Delivery }): ReactNode {
  const { locale } = useSignalValue(useCore().configuration);
  const t = useTexts(taxFormsTexts);
  if (format === 'PaperOnly') return <p>{t('onPaper')}</p>;
  return <p>{since ? t('electronicSince', { date: longDate(since, locale) }) : t('electronic')}</p>;
}

function ConsentDialog(props: {
  readonly wording: string;
  readonly onAgree: () => void;
  readonly onCancel: () => void;
}): ReactNode {
  const { wording, onAgree, onCancel } = props;
  const t = useTexts(taxFormsTexts);
  return (
    <Dialog
      open
      width={500}
      title={t('consentTitle')}
      onClose={onCancel}
      actions={
        <>
          <Button variant="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button variant="primary" onClick={onAgree}>
            {t('agree')}
          </Button>
        </>
      }
    >
      <Paragraphs text={wording} />
    </Dialog>
  );
}

/** What was agreed to, to be read again. */
function AgreedWording({ wording }: { readonly wording: string }): ReactNode {
  const t = useTexts(taxFormsTexts);
  const [reading, setReading] = useState(false);
  const close = () => setReading(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setReading(true)}>
        {t('readAgreed')}
      </Button>
      <Dialog
        open={reading}
        width={500}
        title={t('agreedTitle')}
        onClose={close}
        actions={<Button onClick={close}>{t('close')}</Button>}
      >
        <Paragraphs text={wording} />
      </Dialog>
    </>
  );
}

function Paragraphs({ text }: { readonly text: string }): ReactNode {
  return text.split(/\n\s*\n/).map((paragraph, place) => <p key={place}>{paragraph}</p>);
}

function ChangeResult({ at }: { readonly at: 'set' | 'changing' | ChangeEnd }): ReactNode {
  const t = useTexts(taxFormsTexts);
  const failure = useFailureText(taxFormsTexts);
  const failed = at !== 'set' && at !== 'changing' && at !== 'done';
  return (
    <>
      <LiveRegion>{at === 'done' && t('saved')}</LiveRegion>
      {failed && <Banner tone="error">{failure(at)}</Banner>}
    </>
  );
}
