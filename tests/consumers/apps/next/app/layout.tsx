import { FirstScreens } from '@portico/react';
import type { ReactNode } from 'react';

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <FirstScreens locale="en">{children}</FirstScreens>
      </body>
    </html>
  );
}
