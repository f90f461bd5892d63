import { accountDocuments } from '@portico/contract';
import { useCore, useQuery, useSetting, useTexts } from '@portico/element';
import { Button, Checkbox, Skeleton } from '@portico/ui';
import { useId, useState, type ReactNode } from 'react';
import { documentsOfAccount } from '../../documents/documents-of-account';
import { UploadPart } from '../../documents/upload-part';
import { SectionError } from '../../section/section-error';
import { useFileServicesOption } from '../../settings/document-options';
import { filesOf } from './read-value';
import { requestsFieldsTexts } from './requests.fields.sentences';

/** Documents of the account, which are chosen; one that is not there can be added first. */
export function DocumentsField(props: {
  readonly accountNumber: string;
  readonly name: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  /** The FileIds, one in a line. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}): ReactNode {
  const { accountNumber, name, label, hint, error, value, onChange } = props;
  const t = useTexts(requestsFieldsTexts);
  const id = useId();
  const fileServices = useSetting(useFileServicesOption);
  const [documents, read] = useQuery(useCore().query(accountDocuments, { accountNumber }));
  const [adds, setAdds] = useState(false);
  const { upload } = documentsOfAccount(accountNumber);
  const chosen = filesOf(value);
  return (
    <fieldset aria-describedby={`${id}h ${id}e`} className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <p id={`${id}h`} className="text-sm text-muted empty:hidden">
        {hint}
      </p>
      {documents.status === 'loading' && <Skeleton rows={2} />}
      {documents.status === 'failed' && (
        <SectionError retryLabel={t('documentsAgain')} retry={read}>
          {t('errorDocuments')}
        </SectionError>
      )}
      {documents.status === 'ready' && documents.value.value.length === 0 && (
        <p className="text-muted">{t('noDocuments')}</p>
      )}
      {documents.status === 'ready' &&
        documents.value.value.map(({ fileId, displayName }, place) => (
          <Checkbox
            key={fileId}
            name={`${name}${place}`}
            label={displayName}
            checked={chosen.includes(fileId)}
            onChange={(checked) =>
              onChange(
                [...chosen.filter((one) => one !== fileId), ...(checked ? [fileId] : [])].join(
                  '\n',
                ),
              )
            }
          />
        ))}
      <p id={`${id}e`} role="status" className="text-sm font-semibold empty:hidden">
        {error}
      </p>
      {fileServices && upload && !adds && (
        <div>
          <Button onClick={() => setAdds(true)}>{t('addDocument')}</Button>
        </div>
      )}
      {fileServices && upload && adds && <UploadPart upload={upload} onUploaded={read} />}
    </fieldset>
  );
}
