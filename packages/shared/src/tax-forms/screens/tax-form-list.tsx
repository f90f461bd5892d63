import { entryOf } from '@portico/core/internal';
import { useTexts } from '@portico/element';
import { Heading, Skeleton, Unbroken } from '@portico/ui';
import { useContext, type ReactNode } from 'react';
import { DocumentTile } from '../../documents/document-tile';
import { SectionError } from '../../section/section-error';
import { SectionLevelsContext } from '../../section/section-levels';
import { taxFormsTexts, type TaxFormsTextKey } from '../tax-forms.sentences';
import { useTaxForms, type TaxForm } from '../use-tax-forms';

/** The names of the forms that the suite knows; another has the lender's name. */
const names: Readonly<Record<string, TaxFormsTextKey>> = {
  '1098': 'form1098',
  '1098-E': 'form1098E',
  '1098-VLI': 'form1098VLI',
};

/** The tax forms of an account by year and kind, the newest first. */
export function TaxFormList(props: {
  readonly accountNumber: string;
  /** Of the account, above its forms, where several accounts can have some; one without is left out. */
  readonly name?: string;
}): ReactNode {
  const { accountNumber, name } = props;
  const t = useTexts(taxFormsTexts);
  const { within } = useContext(SectionLevelsContext);
  const [forms, retry] = useTaxForms(accountNumber);
  if (forms.status === 'loading') return <Skeleton rows={2} label={t('loading')} />;
  if (forms.status === 'failed') {
    return (
      <SectionError retryLabel={t('tryAgain')} retry={retry}>
        {t('error')}
      </SectionError>
    );
  }
  if (forms.value.length === 0) return name === undefined ? <p>{t('none')}</p> : null;
  return (
    <div className="@container grid grid-cols-1 gap-2">
      {name !== undefined && (
        <Heading level={within} size="label">
          <Unbroken>{name}</Unbroken>
        </Heading>
      )}
      <ul className="grid grid-cols-1 @min-[880px]:document-columns">
        {forms.value.map((form) => (
          <FormTile key={form.fileId} form={form} />
        ))}
      </ul>
    </div>
  );
}

function FormTile({ form }: { readonly form: TaxForm }): ReactNode {
  const { kind = '', taxYear: year, displayName } = form;
  const t = useTexts(taxFormsTexts);
  const key = entryOf<TaxFormsTextKey>(names, kind);
  const name = key ? t(key, { year }) : t('otherForm', { year, name: displayName });
  return <DocumentTile listed={{ ...form, displayName: name }} isNew={false} />;
}
