export { laterWidgets } from './formik/later-widgets.tsx';
