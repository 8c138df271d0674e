import { type ProcessOptions, type ServerProcess, serverProcess } from './server-process.ts';

/** A server that answers, and is gone when its test is over, however that ends. */
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
