/**
 * A hidden field that people and autofill do not fill in. A filled field means that a robot submitted the form
 * (docs/rules/submission.md#robots).
 */
export const Trap = () => (
  <div className="q-hidden" aria-hidden>
    <input
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

export const isTrapped = (page: Element | null | undefined): boolean =>
  Boolean(page?.querySelector<HTMLInputElement>('[name=homepage]')?.value);
