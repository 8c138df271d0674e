import DefaultTheme from 'vitepress/theme-without-fonts';
import '@fontsource-variable/figtree/wght.css';
import 'virtual:tokens.css';
import './style.css';

export default DefaultTheme;
