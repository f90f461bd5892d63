export { faqWidget } from './faq/faq.element';
export { FaqView } from './faq/faq.view';
export { faqTexts } from './faq/faq.sentences';
export { messagesWidget } from './messages/messages.element';
export { MessagesView } from './messages/messages.view';
export { messagesTexts, type MessagesTextKey } from './messages/messages.sentences';
export { messagesQuestionsTexts } from './questions/messages.questions.sentences';
export type { Captcha } from './messages/captcha/captcha';
export type { PorticoFaqElement, PorticoMessagesElement } from './generated/elements';
