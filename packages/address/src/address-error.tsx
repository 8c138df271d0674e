import { AlertIcon, VisuallyHidden } from '@preventivo/ui';

/** What is wrong with an address as a whole. */
export function AddressError({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <p className="q-error">
      <AlertIcon size={20} />
      <VisuallyHidden>Errore: </VisuallyHidden>
      <span id={id}>{children}</span>
    </p>
  );
}
