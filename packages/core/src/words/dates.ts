// Days, in boxes and in a calendar.

export const dateDay = 'Giorno';
export const dateMonth = 'Mese';
export const dateYear = 'Anno';
export const dateTheDay = 'il giorno';
export const dateTheMonth = 'il mese';
export const dateTheYear = "l'anno";
export const dateOf = '{part}: {question}';
export const dateMissingOne = 'Manca {part}';
export const dateMissingTwo = 'Mancano {part} e {other}';
export const dateFourDigits = "Scrivi l'anno con 4 cifre";
export const dateLookAt = 'Controlla {part}';
export const birthWrongDay = 'Data di nascita non valida: controlla il giorno';
export const birthWrongMonth = 'Data di nascita non valida: controlla il mese';
export const birthWrongYear = "Data di nascita non valida: controlla l'anno";
export const dateCalendar = 'Scegli dal calendario';
export const dateTomorrow = 'Domani';
export const dateInAWeek = 'Tra 7 giorni';
export const calendarOf = 'Calendario: {label}';
export const calendarClose = 'Chiudi il calendario';
export const calendarBefore = 'Mese precedente';
export const calendarAfter = 'Mese successivo';
