/** «sabato 21 novembre 2026» */
export const inWords = worded({ dateStyle: 'full' });
/** «novembre 2026» */
export const monthInWords = worded({ month: 'long', year: 'numeric' });

/** The language of the platform is asked for when a day is first put into words: it takes long, once. */
function worded(options: Intl.DateTimeFormatOptions): (day: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (day) => {
    format ??= new Intl.DateTimeFormat('it', { ...options, timeZone: 'UTC' });
    return format.format(new Date(`${day}T00:00:00Z`));
  };
}
