export { deferredWidgets } from './formik/deferred-widgets.tsx';
