// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The sentences of the upload widget, verbatim where specified (accounts §2.7, §5, §8). */
export const uploadTexts = defineTexts('upload', {
  "dropFiles": "Drop files here, or paste them",
  "addFiles": "Add Files",
  "takePhotos": "Take photos",
  "accepted": "PDF, JPG, PNG, DOC or DOCX, up to {megabytes} MB each",
  "queue": "Files to upload",
  "fileType": "What is it?",
  "chooseType": "Choose a type of document",
  "typeMissing": "Choose a file type",
  "upload": "Upload File(s)",
  "reasonEmpty": "Add files first.",
  "reasonType": "Choose a type for “{name}” first.",
  "reasonNone": "No further file in the list can be sent.",
  "progressOf": "Upload of {name}",
  "percent": "{percent} %",
  "secondsLeft": "{percent} %, about {seconds} s left",
  "minutesLeft": "{percent} %, about {minutes} min left",
  "waiting": "Waits until another file is sent",
  "paused": "Paused at {percent} %",
  "interrupted": "The connection was lost at {percent} %. What was sent is kept.",
  "added": "Added: {names}",
  "announced": "{name}: {percent} % uploaded",
  "stored": "{name} is uploaded.",
  "elsewhere": "Also being sent, to another place: {names}",
  "pause": "Pause",
  "goOn": "Go on",
  "goOnFrom": "Go on from {percent} %",
  "tryAgain": "Try again",
  "remove": "Remove",
  "unfinished": "The upload of {name} stopped at {percent} %. Choose the same file again to go on.",
  "errorEmpty": "This file is empty.",
  "errorTooLarge": "This file is over {megabytes} MB. Split it, or bring it to an office.",
  "errorExtension": "This kind of file can’t be added. Use PDF, JPG, PNG, DOC or DOCX.",
  "errorNotPdf": "This file is not a PDF, whatever its name says.",
  "errorNotPicture": "This file is not a picture of the kind that its name says.",
  "errorNotWord": "This file is not a Word document, whatever its name says.",
  "errorUnreadable": "This file could not be read. Choose it again.",
  "errorFileTypes": "Cannot connect to the service to get file types",
  "errorTransfer": "The file transfer was unsuccessful, please try again.",
  "errorUnconfirmed": "The file was sent, but we got no answer: it may be stored. Check your documents before you send it again.",
  "errorServer": "Internal Server Error"
}, {
  'es': () => import('./es')
});

export type UploadTextKey = keyof typeof uploadTexts.english;
