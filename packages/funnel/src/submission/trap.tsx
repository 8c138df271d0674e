/** The mounted honeypot fields, by line id. */
const traps = new Map<string, HTMLInputElement>();

/**
 * A honeypot: a hidden field that only robots fill in (docs/rules/submission.md#robots). The keyboard, screen readers,
 * autofill and password managers skip it.
 */
export function Trap({ line }: { readonly line: string }) {
  return (
    <div className="q-hidden" aria-hidden>
      <input
        ref={(input) => {
          if (input) traps.set(line, input);
          else traps.delete(line);
        }}
        type="text"
        name="homepage"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-bwignore
        data-lpignore="true"
        data-form-type="other"
      />
    </div>
  );
}

/** Whether the honeypot of a line was filled in. */
export const isTrapped = (line: string): boolean => Boolean(traps.get(line)?.value);
