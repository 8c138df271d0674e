/**
 * Resolves in a new task of the browser. React renders the state changes of an event handler, and of
 * the microtasks after it, one by one. In a new task it renders them together, and the browser can
 * paint the pressed button before.
 */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
