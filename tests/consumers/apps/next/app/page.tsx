import { FirstScreens } from '@portico/react';
import { SignIn } from './sign-in';

export default function Page() {
  return (
    <main>
      <FirstScreens locale="en">
        <SignIn />
      </FirstScreens>
    </main>
  );
}
