/** A hidden field that only robots fill in (docs/rules/submission.md#robots): people and autofill skip it. */
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
