// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The sentences of the message form, verbatim where specified (access §2, §5, §8). */
export const messagesTexts = defineTexts('messages', {
  "heading": "Compose Message",
  "hint": "Your question may be answered already.",
  "toFaq": "See the FAQ",
  "kind": "Message Type",
  "kindPlaceholder": "Choose a message type",
  "feedback": "Feedback",
  "question": "Question",
  "name": "Name",
  "nameRequired": "Name is required.",
  "nameInvalid": "Enter at most 100 characters.",
  "email": "Email Address",
  "emailRequired": "Email Address is required.",
  "emailInvalid": "Enter an email address such as name@example.com.",
  "branch": "Branch Number",
  "branchInvalid": "A branch number has at most 4 digits.",
  "lender": "us",
  "experience": "How was your experience with {lender}?",
  "good": "Good",
  "bad": "Could Be Better",
  "goodQuestion": "What was good about it?",
  "badQuestion": "What could be better?",
  "subject": "Subject",
  "subjectRequired": "Subject is required.",
  "subjectInvalid": "Enter at most 100 characters.",
  "message": "Message",
  "messageRequired": "Message is required.",
  "messageInvalid": "Enter at most 300 characters.",
  "charactersLeft": "Characters left: {count}",
  "captcha": "I am not a robot",
  "captchaChecking": "Checking…",
  "captchaFailed": "The check could not be made. Check your connection and try again.",
  "captchaNotNeeded": "No check is needed here. Your message can be sent.",
  "captchaMissing": "Must Complete Captcha",
  "send": "Send",
  "sending": "Sending…",
  "questionSent": "Thank you for your message. We'll get back to you shortly.",
  "feedbackSent": "Thank you for your feedback.",
  "again": "Write another message",
  "error": "Oops...it looks like something went wrong.",
  "maybeSent": "We got no answer, so we may have your message already. If you send it again, we may get it twice."
}, {
  'es': () => import('./es')
});

export type MessagesTextKey = keyof typeof messagesTexts.english;
