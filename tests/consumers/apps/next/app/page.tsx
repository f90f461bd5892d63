import { SignIn } from './sign-in';

export default function Page() {
  return (
    <main>
      <SignIn />
    </main>
  );
}
