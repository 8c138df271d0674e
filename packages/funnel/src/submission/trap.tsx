/** The hidden fields of the last pages on screen, by line. */
const traps = new Map<string, HTMLInputElement>();

/**
 * A hidden field that only robots fill (docs/rules/submission.md#robots). The keyboard, screen readers, browsers and
 * password managers skip it.
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
