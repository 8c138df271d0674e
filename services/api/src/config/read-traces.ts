import { BadConfig, type Env, protocolOf, settingOf, type TraceConfig } from './config.ts';

/** Returns undefined when tracing is off. @throws {BadConfig} */
export function readTraces(env: Env): TraceConfig | undefined {
  const endpoint = settingOf(env, 'OTEL_EXPORTER_OTLP_ENDPOINT');
  if (endpoint === undefined) return undefined;
  if (!/^https?:$/.test(protocolOf(endpoint)))
    throw new BadConfig(
      'OTEL_EXPORTER_OTLP_ENDPOINT takes the http or https address of an OTLP receiver, such as http://127.0.0.1:4318.',
    );
  return {
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: headers(settingOf(env, 'OTEL_EXPORTER_OTLP_HEADERS') ?? ''),
    service: settingOf(env, 'OTEL_SERVICE_NAME') ?? 'preventivo-api',
  };
}

function headers(list: string): Readonly<Record<string, string>> {
  const pairs = list.split(',').filter((one) => one.trim() !== '');
  try {
    return Object.fromEntries(
      pairs.map((pair) => {
        const [, name = '', value = ''] = /^\s*([\w-]+)=(\S+)\s*$/.exec(pair) ?? [];
        if (!name) throw new Error('no name');
        return [name, decodeURIComponent(value)];
      }),
    );
  } catch {
    throw new BadConfig(
      'OTEL_EXPORTER_OTLP_HEADERS takes names and values separated by commas: api-key=…,tenant=….',
    );
  }
}
