import type { NextConfig } from 'next';

const api = process.env.API_URL ?? 'http://127.0.0.1:3000';

export default {
  // Browsers call this server, which forwards to the API, so that page and API have one origin.
  rewrites: async () => [{ source: '/api/:call*', destination: `${api}/api/:call*` }],
} satisfies NextConfig;
