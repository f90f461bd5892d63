import { signInTexts } from '../sign-in/sign-in.sentences';

export { SignInView as default } from '../sign-in/sign-in.view';
export const texts = [signInTexts];
