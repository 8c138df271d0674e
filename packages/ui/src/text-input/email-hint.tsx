import { Button } from '../button/button.tsx';

interface EmailHintProps {
  readonly meant: string;
  readonly onTake: () => void;
}

/** Offers the address that was probably meant. It keeps nobody from going on. */
export function EmailHint({ meant, onTake }: EmailHintProps) {
  return (
    <Button variant="link" className="q-wrap" onClick={onTake}>
      Intendevi {meant}?
    </Button>
  );
}
