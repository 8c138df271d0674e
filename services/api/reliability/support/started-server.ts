import { type ProcessOptions, type ServerProcess, serverProcess } from './server-process.ts';

/** Starts a server. The server is killed when its test finishes, even if the test fails. */
export async function startedServer(
  env: Readonly<Record<string, string>>,
  onTestFinished: (remove: () => Promise<void>) => void,
  options?: ProcessOptions,
): Promise<ServerProcess> {
  const server = await serverProcess(env, options);
  onTestFinished(server.remove);
  await server.start();
  return server;
}
