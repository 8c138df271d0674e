import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The app's own back end. It stores submitted forms, and a GET request returns them. */
const requests: Plugin = {
  name: 'requests',
  configurePreviewServer({ middlewares }) {
    const kept: unknown[] = [];
    middlewares.use('/richieste', async (request, response) => {
      if (request.method === 'POST') kept.push(JSON.parse(await text(request)));
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(kept));
    });
  },
};

async function text(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let all = '';
  for await (const chunk of chunks) all += decoder.decode(chunk, { stream: true });
  return all;
}

export default defineConfig({ plugins: [react(), requests] });
