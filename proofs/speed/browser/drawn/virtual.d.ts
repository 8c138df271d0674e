declare module 'virtual:form' {
  import type { Tree } from './tree.ts';

  const form: Tree;
  export default form;
}
