import { PorticoSignIn } from '@portico/react';
import { createRoot } from 'react-dom/client';

function App() {
  return (
    <PorticoSignIn
      settings={{ 'signIn.heading': 'Welcome' }}
      onPorticoReady={({ detail }) => {
        document.documentElement.dataset['ready'] = detail.tag;
      }}
    >
      Call us on 555-0100.
    </PorticoSignIn>
  );
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(<App />);
