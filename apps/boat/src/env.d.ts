interface ImportMetaEnv {
  /** `two-page` asks boat and engine on one page. @defaultValue on a page each */
  readonly VITE_BOAT_LAYOUT?: string;
}
