import { entity } from '../../codec/entity';
import { date, optionalText, text } from '../../codec/fields';

/** A document of an account, a customer or an application (accounts §3). */
export const accountDocument = entity({
  fileId: text,
  displayName: text,
  /** The file's format by its extension, e.g. pdf. */
  displayFormat: optionalText,
  dateUploaded: date,
  imageUrl: optionalText,
});
