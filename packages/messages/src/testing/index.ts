/** Screens of this package under Testing Library, for the tests of other packages. */
export { answeredQuestion, showQuestions, waitingQuestion } from './show-questions';
