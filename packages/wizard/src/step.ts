/** One page of the wizard, as the visitor knows it. */
export interface Step {
  readonly id: string;
  /** What the page is about: «La tua casa». */
  readonly title: string;
}
