import Link from 'next/link';

export default function Home() {
  return (
    <main>
      <h1>Il tuo broker</h1>
      <Link href="/viaggi">Preventivo viaggi</Link>
    </main>
  );
}
