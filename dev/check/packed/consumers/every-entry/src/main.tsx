import './entries';
import { TextInput } from '@preventivo/ui';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

function App() {
  const [name, setName] = useState('');
  return (
    <main className="q">
      <TextInput name="nome" label="Nome" value={name} onChange={setName} />
    </main>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
