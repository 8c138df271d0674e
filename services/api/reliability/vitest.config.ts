import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// One after the other: each run has the machine for itself, and a server of its own.
export default defineConfig({
  resolve: { conditions: ['@preventivo/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@preventivo/source'] } },
  test: {
    include: ['reliability/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
