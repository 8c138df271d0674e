/** The trap of each line whose last page is shown. */
const traps = new Map<string, HTMLInputElement>();

/**
 * A field that only a robot fills (docs/rules/submission.md#robots): it cannot be seen, is on no path of the keyboard, is hidden from screen readers, and
 * has neither a name that browsers fill in nor a place for password managers.
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

/** Whether the trap of a line was filled. */
export const isTrapped = (line: string): boolean => Boolean(traps.get(line)?.value);
