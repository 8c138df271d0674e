import { Button } from '@preventivo/ui';
import type { View } from './view.ts';

interface OtherWaysProps {
  readonly view: View;
  readonly helpUrl: string | undefined;
  readonly loginOnly: boolean;
  onView(view: View): void;
}

/** What stands under every form: the other forms, and help. */
export function OtherWays({ view, helpUrl, loginOnly, onView }: OtherWaysProps) {
  if (view === 'login' && loginOnly && !helpUrl) return null;
  return (
    <div className="q-account-ways">
      {view === 'login' && !loginOnly && (
        <p>
          Non hai un account?{' '}
          <Button variant="link" onClick={() => onView('registration')}>
            Registrati
          </Button>
        </p>
      )}
      {view !== 'login' && (
        <p>
          Hai già un account?{' '}
          <Button variant="link" onClick={() => onView('login')}>
            Accedi
          </Button>
        </p>
      )}
      {helpUrl && (
        <p>
          Serve aiuto?{' '}
          <a className="q-link" href={helpUrl} target="_blank" rel="noopener">
            Contattaci<span className="q-hidden"> (si apre in una nuova scheda)</span>
          </a>
        </p>
      )}
    </div>
  );
}
