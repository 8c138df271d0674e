import type { NextConfig } from 'next';

const api = process.env.API_URL;

export default {
  // Whoever reads the pages calls this server, and it asks the back end.
  rewrites: async () => ({
    beforeFiles: [],
    afterFiles: [],
    fallback: [
      // The back end has no such line: places and professions are those of another.
      { source: '/api/sci/:call*', destination: `${api}/api/travel/:call*` },
      { source: '/api/:call*', destination: `${api}/api/:call*` },
    ],
  }),
} satisfies NextConfig;
