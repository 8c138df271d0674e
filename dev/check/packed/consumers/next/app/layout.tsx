import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@preventivo/funnel/styles.css';

export const metadata: Metadata = { title: 'Assicurazioni Ferri' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="it">
      <body>{children}</body>
    </html>
  );
}
