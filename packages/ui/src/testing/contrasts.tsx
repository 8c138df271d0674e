import { useEffect, useRef, useState } from 'react';
import { type Measured, measureTheme } from '../theme/check-theme.ts';

export function Contrasts() {
  const ground = useRef<HTMLDivElement>(null);
  const [pairs, setPairs] = useState<readonly Measured[]>([]);
  useEffect(() => {
    if (ground.current) setPairs(measureTheme(ground.current));
  }, []);
  return (
    <div ref={ground}>
      <table style={{ width: '100%', borderSpacing: '0 6px' }}>
        <thead>
          <tr>
            <th scope="col">Coppia</th>
            <th scope="col">Si vede così</th>
            <th scope="col">Rapporto</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ on, under, ratio, least }) => (
            <tr key={`${on} ${under}`}>
              <td>
                {on} su {under}
              </td>
              <td>
                <span
                  aria-hidden="true"
                  style={{
                    display: 'block',
                    padding: '4px 12px',
                    border: least === 3 ? `3px solid var(--q-${on})` : '3px solid transparent',
                    borderRadius: 8,
                    background: `var(--q-${under})`,
                    color: least === 3 ? 'transparent' : `var(--q-${on})`,
                  }}
                >
                  Targa
                </span>
              </td>
              <td>
                {ratio.toFixed(1)} {ratio >= least ? '✓' : `✗ (almeno ${least})`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
