import Link from 'next/link';

export default function Home() {
  return (
    <main>
      <h1>Assicurazioni Ferri</h1>
      <Link href="/viaggi">Viaggi</Link> <Link href="/sci">Sci</Link>
    </main>
  );
}
