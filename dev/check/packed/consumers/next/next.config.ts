import type { NextConfig } from 'next';

const api = process.env.API_URL;

export default {
  // Browsers call this server, which forwards to the back end.
  rewrites: async () => ({
    beforeFiles: [],
    afterFiles: [],
    fallback: [
      // The back end does not know this line, so another line's endpoints return the municipalities
      // and professions.
      { source: '/api/sci/:call*', destination: `${api}/api/travel/:call*` },
      { source: '/api/:call*', destination: `${api}/api/:call*` },
    ],
  }),
} satisfies NextConfig;
