import type { NextConfig } from 'next';

const api = process.env.API_URL;

export default {
  // Browsers call this server. It forwards the calls to the back end.
  rewrites: async () => ({
    beforeFiles: [],
    afterFiles: [],
    fallback: [
      // The back end does not know this line. Forward requests for municipalities and professions to another line's
      // paths.
      { source: '/api/sci/:call*', destination: `${api}/api/travel/:call*` },
      { source: '/api/:call*', destination: `${api}/api/:call*` },
    ],
  }),
} satisfies NextConfig;
