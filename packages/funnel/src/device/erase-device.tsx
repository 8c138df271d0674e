export { eraseKept } from '@preventivo/core/lazy/erase-device';
export { EraseDeviceDialog } from './erase-device-dialog.tsx';
export { ErasedNote } from './erased-note.tsx';
