import { Button } from '../button/button.tsx';

interface ListFailedProps {
  /** `name` of the missing control, so that an error link finds the button instead. */
  readonly name: string;
  readonly onRetry: (() => void) | undefined;
}

/** In place of options that could not be fetched. */
export function ListFailed({ name, onRetry }: ListFailedProps) {
  return (
    <div className="q-failed" role="status">
      <p>Non riusciamo a caricare l'elenco.</p>
      <Button variant="outline" size="medium" name={name} onClick={onRetry}>
        Riprova
      </Button>
    </div>
  );
}
