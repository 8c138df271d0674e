let moving = false;

/** Whether the focus is being moved by the application at this moment. */
export const isMovingFocus = () => moving;

/** Runs something that moves the focus as the application: the error of the field it comes to stays. */
export function asApplication(run: () => void): void {
  moving = true;
  run();
  moving = false;
}

/** Focuses as the application. */
export function moveFocus(element: HTMLElement, options?: FocusOptions): void {
  asApplication(() => element.focus(options));
}
