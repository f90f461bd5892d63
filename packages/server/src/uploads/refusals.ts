import type { Language } from '../http/request/language';
import { json } from '../http/answer/responses';

/**
 * Why a file's content is refused. `notChecked`: encrypted, or built so that what it runs cannot be
 * seen within the bounds of the check.
 */
export type ContentProblem = 'empty' | 'otherContent' | 'activeContent' | 'notChecked';

/** Why an upload is refused. */
export type UploadProblem =
  | ContentProblem
  | 'tooLarge'
  | 'tooMany'
  | 'tooMuch'
  | 'format'
  | 'noName'
  | 'longName'
  | 'fileType'
  | 'owner'
  | 'cut'
  | 'noSuchUpload'
  | 'notStored';

/** What a sentence can name. */
export type Limits = { readonly megabytes: number };

type UploadRefusal = {
  readonly status: number;
  readonly message: Readonly<Record<Language, (limits: Limits) => string>>;
};

const refusal = (status: number, en: string, es: string): UploadRefusal => ({
  status,
  message: { en: () => en, es: () => es },
});

const refusals: Readonly<Record<UploadProblem, UploadRefusal>> = {
  tooLarge: {
    status: 413,
    message: {
      en: ({ megabytes }) => `This file is larger than ${megabytes} MB. Choose a smaller one.`,
      es: ({ megabytes }) => `Este archivo supera los ${megabytes} MB. Elija uno más pequeño.`,
    },
  },
  tooMany: refusal(
    429,
    'Too many files were sent in a short time. Wait 15 minutes, then send this one again.',
    'Se enviaron demasiados archivos en poco tiempo. Espere 15 minutos y envíe este de nuevo.',
  ),
  empty: refusal(
    400,
    'This file is empty. Choose another one.',
    'Este archivo está vacío. Elija otro.',
  ),
  format: refusal(
    415,
    'Only PDF, JPG, PNG, DOC and DOCX files are accepted.',
    'Solo se aceptan archivos PDF, JPG, PNG, DOC y DOCX.',
  ),
  otherContent: refusal(
    415,
    'The content of this file is not of the kind that its name says. Save it as PDF, JPG, PNG, DOC or DOCX and send it again.',
    'El contenido de este archivo no es del tipo que indica su nombre. Guárdelo como PDF, JPG, PNG, DOC o DOCX y envíelo de nuevo.',
  ),
  activeContent: refusal(
    415,
    'This file contains a script or a program. Save it without macros and scripts and send it again.',
    'Este archivo contiene un script o un programa. Guárdelo sin macros ni scripts y envíelo de nuevo.',
  ),
  notChecked: refusal(
    415,
    'This file could not be checked for scripts: it is protected by a password or built in an unusual way. Save it as a new file without a password and send it again.',
    'No se pudo comprobar si este archivo contiene scripts: está protegido con contraseña o tiene una estructura poco común. Guárdelo como archivo nuevo sin contraseña y envíelo de nuevo.',
  ),
  tooMuch: refusal(
    429,
    'No more files can be sent today. Send this one again tomorrow.',
    'Hoy no se pueden enviar más archivos. Envíe este de nuevo mañana.',
  ),
  noName: refusal(
    400,
    'This file has no name. Give it one and send it again.',
    'Este archivo no tiene nombre. Póngale uno y envíelo de nuevo.',
  ),
  longName: refusal(
    400,
    'The name of this file is longer than 300 characters. Shorten it and send it again.',
    'El nombre de este archivo supera los 300 caracteres. Acórtelo y envíelo de nuevo.',
  ),
  fileType: refusal(400, 'Choose a file type', 'Elija un tipo de archivo'),
  owner: refusal(
    400,
    'Documents cannot be added here. Open your account or application again and send the file from there.',
    'No se pueden agregar documentos aquí. Abra de nuevo su cuenta o solicitud y envíe el archivo desde allí.',
  ),
  cut: refusal(
    400,
    'The file did not arrive complete. Send it again.',
    'El archivo no llegó completo. Envíelo de nuevo.',
  ),
  noSuchUpload: refusal(
    404,
    'This upload was not finished in time and has been removed. Send the file again.',
    'Esta carga no se terminó a tiempo y se eliminó. Envíe el archivo de nuevo.',
  ),
  notStored: refusal(
    500,
    'The file could not be stored. Nothing was saved: send it again later.',
    'No se pudo guardar el archivo. No se guardó nada: envíelo de nuevo más tarde.',
  ),
};

/** A refusal's status and the JSON text of its body: `{ "Message": "…" }` (accounts §8). */
export function refusalOf(
  problem: UploadProblem,
  language: Language,
  limits: Limits,
): { readonly status: number; readonly body: { readonly Message: string } } {
  const { status, message } = refusals[problem];
  return { status, body: { Message: message[language](limits) } };
}

/** The same as an answer. */
export function refused(problem: UploadProblem, language: Language, limits: Limits): Response {
  const { status, body } = refusalOf(problem, language, limits);
  return json(body, status);
}
