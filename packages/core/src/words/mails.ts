// Mails to users who have an account or have to activate it.

export const mailButtonFails = 'Se il pulsante non si apre, copia questo indirizzo: {url}';
export const mailActivateTitle = 'Attiva il tuo profilo';
export const mailActivatePreview = 'Manca un passo: il link vale 24 ore.';
export const mailActivateHow =
  'Ciao, per attivare il tuo profilo apri questo link entro 24 ore e scrivi la password che hai scelto alla registrazione.';
export const mailActivateWhy =
  'Se non hai creato tu il profilo, ignora questo messaggio: senza quella password non si attiva.';
export const mailPasswordPreview = "Il link vale un'ora.";
export const mailPasswordHow =
  "Ciao, per scegliere una nuova password apri questo link entro un'ora.";
export const mailPasswordWhy =
  'Se non lo hai chiesto tu, ignora questo messaggio: la tua password resta quella di prima.';
