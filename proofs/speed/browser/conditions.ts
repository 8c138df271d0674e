import type { CDPSession } from 'playwright';

/** The limits of a mid-range phone on a slow mobile network. */
const KILOBITS_DOWN = 1600;
const KILOBITS_UP = 750;
const LATENCY_MS = 150;
const CPU_SLOWED_BY = 6;

/** Applies the network and CPU limits for which the performance budgets are set. */
export async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: (KILOBITS_DOWN * 1000) / 8,
    uploadThroughput: (KILOBITS_UP * 1000) / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWED_BY });
}
