import type { NextConfig } from 'next';

const api = process.env.API_URL ?? 'http://127.0.0.1:3000';

export default {
  // Browsers call this server, which forwards the calls to the API. The page and the API then have the same origin.
  rewrites: async () => [{ source: '/api/:call*', destination: `${api}/api/:call*` }],
} satisfies NextConfig;
