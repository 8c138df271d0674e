import DefaultTheme from 'vitepress/theme-without-fonts';
import { h } from 'vue';
import '@fontsource-variable/figtree/wght.css';
import 'virtual:tokens.css';
import './style.css';

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { 'not-found': notFound }),
};

/** The page for unknown URLs. Like every other page, it has a main landmark. */
const notFound = () =>
  h('main', { class: 'not-found vp-doc' }, [
    h('h1', 'This page is not there'),
    h('p', [
      'It may have another address now. Search for it, or ',
      h('a', { href: '/docs/' }, 'begin at the start'),
      '.',
    ]),
  ]);
