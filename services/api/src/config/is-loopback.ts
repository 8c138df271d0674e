/** Whether a host is this machine: what is sent there passes through no network. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host.toLowerCase());
