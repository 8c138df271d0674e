import { startFromCommandLine } from './process/command-line.ts';

export { startFromCommandLine } from './process/command-line.ts';
export { type RunningServer, type ServerOptions, startServer } from './process/start-server.ts';

if (import.meta.main) await startFromCommandLine();
